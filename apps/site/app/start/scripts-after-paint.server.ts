import { askFor } from './ask-for.ts';
import { RETURNED_EARLY, reloadWhenLeftEarly } from './early-history.ts';
import { keepEarlyInput, TAKEN_OVER } from './early-input.ts';
import { untilPainted } from './until-painted.ts';

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/gu;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/u;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gmu;
const LAST = /\bimport\(("[^"]+")\);\s*$/u;

/**
 * The router's first script, after the wait and after its modules have run few in a task: its own imports then only find
 * them, in the order that it gives.
 */
function afterPaint(script: string, addresses: readonly string[], last: string): string {
  return [
    `(${reloadWhenLeftEarly})(${JSON.stringify(TAKEN_OVER)}, ${JSON.stringify(RETURNED_EARLY)});`,
    `(${keepEarlyInput})(${JSON.stringify(TAKEN_OVER)});`,
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
 * @throws Error when the router's scripts are not found, since a page must not go out without them or with them twice
 */
export function withScriptsAfterPaint(html: string): string {
  const addresses = [...html.matchAll(MODULE_PRELOAD)].map(([, address = '']) => address);
  const [whole, script = ''] = START.exec(html) ?? [];
  const [, last] = LAST.exec(script) ?? [];
  if (whole === undefined || last === undefined || addresses.length === 0) {
    throw new Error('The router writes its first scripts otherwise than is expected here');
  }
  const started = `<script type="module" async="">${afterPaint(script, addresses, last)}</script>`;
  return html.replaceAll(MODULE_PRELOAD, '').replace(whole, () => started);
}
