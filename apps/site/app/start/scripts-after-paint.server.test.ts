import { expect, test } from 'vitest';
import { withScriptsAfterPaint } from './scripts-after-paint.server.ts';

const HTML = `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/home.js"/><link rel="stylesheet" href="/assets/style.css"/></head><body><p>$&amp;</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body></html>`;

const started = withScriptsAfterPaint(HTML);

test('nothing of a page asks for scripts while it is read', () => {
  expect(started).not.toContain('<link rel="modulepreload"');
  expect(started).not.toMatch(/^import /mu);
  expect(started).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
});

test('modules are asked for together after the wait, run in their order, and then the router begins', () => {
  const at = (text: string): number => {
    expect(started).toContain(text);
    return started.indexOf(text);
  };
  const steps = [
    at('await (function untilPainted('),
    at('await (async function askFor('),
    at('["/assets/manifest.js","/assets/home.js"], "/assets/entry.js")'),
    at('await import("/assets/manifest.js");'),
    at('const route0 = await import("/assets/root.js");'),
    at('const route1 = await import("/assets/home.js");'),
    at('window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};'),
    at('import("/assets/entry.js");</script></body></html>'),
  ];
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('what is done before the scripts come is watched from the head on, without waiting for styles', () => {
  const watch = started.indexOf('<script>(function reloadWhenLeftEarly(');
  expect(watch).toBeGreaterThan(started.indexOf('<head>'));
  expect(started.indexOf('(function keepEarlyInput(')).toBeGreaterThan(watch);
  expect(started.indexOf('</script><link rel="stylesheet"')).toBeGreaterThan(watch);
});

test('the rest of the page is left as it is', () => {
  expect(started).toContain('</head><body><p>$&amp;</p><script');
});

test('a page whose scripts stand otherwise is refused', () => {
  expect(() => withScriptsAfterPaint(HTML.replace(' async=""', ''))).toThrow('otherwise');
  expect(() => withScriptsAfterPaint(HTML.replaceAll('modulepreload', 'preload'))).toThrow();
  expect(() => withScriptsAfterPaint(HTML.replace('import("/assets/entry.js");', ''))).toThrow();
  expect(() => withScriptsAfterPaint(HTML.replace('stylesheet', 'style'))).toThrow('otherwise');
});
