import { askFor } from './ask-for.ts';
import { RETURNED_EARLY, reloadWhenLeftEarly } from './early-history.ts';
import { keepEarlyInput, TAKEN_OVER } from './early-input.ts';
import { TEXT_FIELDS } from './text-fields.ts';
import { untilPainted } from './until-painted.ts';

const STYLES = '<link rel="stylesheet"';
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/gu;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/u;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gmu;
const LAST = /\bimport\(("[^"]+")\);\s*$/u;

/**
 * What watches the visitor until the scripts come. It runs while the head is read, before anything can be touched or left:
 * ahead of the styles, for which a script would wait, and behind what the head has of scripts, which the router counts.
 */
const WATCH = [
  '<script>',
  `(${reloadWhenLeftEarly})(${JSON.stringify(TAKEN_OVER)}, ${JSON.stringify(RETURNED_EARLY)});\n`,
  `(${keepEarlyInput})(${JSON.stringify(TAKEN_OVER)}, ${JSON.stringify(TEXT_FIELDS)});`,
  '</script>',
].join('');

/**
 * The router's first script, after the wait and after its modules have run few in a task: its own imports then only find
 * them, in the order that it gives.
 */
function afterPaint(script: string, addresses: readonly string[], last: string): string {
  return [
    `await (${untilPainted})();`,
    `await (${askFor})(${JSON.stringify(addresses)}, ${last});`,
    script.replaceAll(IMPORT, (_, name: string | undefined, address: string) =>
      name ? `const ${name} = await import(${address});` : `await import(${address});`,
    ),
  ].join('\n');
}

/**
 * Lets a page be painted before its scripts are asked for: it is whole without them, and what is done meanwhile is
 * kept. The router would have them ahead of the styles, and as urgently as the largest picture.
 *
 * @param html a whole document as the router writes it
 * @throws Error when the router's scripts or the styles are not found, since a page must not go out without them or with them twice
 */
export function withScriptsAfterPaint(html: string): string {
  const addresses = [...html.matchAll(MODULE_PRELOAD)].map(([, address = '']) => address);
  const [whole, script = ''] = START.exec(html) ?? [];
  const [, last] = LAST.exec(script) ?? [];
  if (
    whole === undefined ||
    last === undefined ||
    addresses.length === 0 ||
    !html.includes(STYLES)
  ) {
    throw new Error('The router writes its first scripts otherwise than is expected here');
  }
  const started = `<script type="module" async="">${afterPaint(script, addresses, last)}</script>`;
  return html
    .replaceAll(MODULE_PRELOAD, '')
    .replace(STYLES, () => WATCH + STYLES)
    .replace(whole, () => started);
}
