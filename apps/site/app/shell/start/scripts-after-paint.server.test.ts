import { expect, test } from 'vitest';
import { withScriptsAfterPaint } from './scripts-after-paint.server.ts';

const HTML = `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/home.js" nonce="drawn"/><link nonce="drawn" rel="stylesheet" href="/assets/style.css"/></head><body><p>$&amp;</p><script nonce="drawn" type="module" async="">import "/assets/manifest.js";
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
    at('for (const href of ["/assets/manifest.js","/assets/home.js"])'),
    at('await import("/assets/manifest.js");'),
    at('const route0 = await import("/assets/root.js");'),
    at('const route1 = await import("/assets/home.js");'),
    at('window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};'),
    at('import("/assets/entry.js");</script></body></html>'),
  ];
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('the rest of the page is left as it is', () => {
  expect(started).toContain('</head><body><p>$&amp;</p><script');
});

test('a page whose scripts stand otherwise is refused', () => {
  for (const [expected, other] of [
    [' async=""', ''],
    ['modulepreload', 'preload'],
    ['import("/assets/entry.js");', ''],
  ] as const) {
    expect(() => withScriptsAfterPaint(HTML.replaceAll(expected, other))).toThrow('otherwise');
  }
});
