/** The router gives its nonce to links too, which need none. */
const LINK_NONCE = /(<link\b[^>]*?) nonce="[^"]*"/gu;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/gu;
const START =
  /(<script(?: nonce="[^"]*")? type="module" async=""(?: nonce="[^"]*")?>)([\s\S]*?)<\/script>/u;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gmu;
const LAST = /\bimport\("[^"]+"\);\s*$/u;

/**
 * The router's first script, after the wait and behind requests for all its modules: what they import would otherwise be
 * found one after the other.
 */
const afterPaint = (script: string, addresses: readonly string[]): string =>
  [
    `(${keepContextMenuShut})();`,
    `await (${untilPainted})();`,
    `for (const href of ${JSON.stringify(addresses)})`,
    "  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));",
    script.replaceAll(IMPORT, (_, name: string | undefined, address: string) =>
      name ? `const ${name} = await import(${address});` : `await import(${address});`,
    ),
  ].join('\n');

/**
 * Lets a page be painted before its scripts are asked for: it is whole without them. The router would have them ahead of
 * the styles, and as urgently as the largest picture.
 *
 * @param document a whole document as the router writes it
 * @throws Error when the router's scripts are not found, since a page must not go out without them or with them twice
 */
export function withScriptsAfterPaint(document: string): string {
  const html = document.replaceAll(LINK_NONCE, '$1');
  const addresses = [...html.matchAll(MODULE_PRELOAD)].map(([, address = '']) => address);
  const [whole, opening = '', script = ''] = START.exec(html) ?? [];
  if (whole === undefined || !LAST.test(script) || addresses.length === 0) {
    throw new Error('The router writes its first scripts otherwise than is expected here');
  }
  const started = `${opening}${afterPaint(script, addresses)}</script>`;
  return html.replaceAll(MODULE_PRELOAD, '').replace(whole, () => started);
}

/**
 * Keeps the browser's context menu shut where the document's element says so, but in text fields, so that people can
 * paste. It is the page's from its first moment; while developing the menu opens. [GEN-04] Source: decision 27.
 *
 * It is sent within the page as its own source, so it must name nothing from outside itself.
 */
function keepContextMenuShut(): void {
  const textFields =
    'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, [contenteditable]:not([contenteditable="false"])';
  addEventListener('contextmenu', (event) => {
    if (document.documentElement.dataset.contextMenu !== 'off') return;
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    event.preventDefault();
  });
}

/**
 * Waits until the page's largest picture is painted, so that on a slow line its scripts do not take the bytes that the
 * eye waits for. A visitor who touches the page, and one whose picture is slow, do not wait for it.
 *
 * It is sent within the page as its own source, so it must name nothing from outside itself.
 */
function untilPainted(): Promise<unknown> {
  const longestMs = 2500;
  return new Promise((resolve) => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const painted = (): void => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    };
    Promise.resolve(picture?.decode()).then(painted, painted);
    for (const type of ['pointerdown', 'keydown', 'touchstart']) {
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
    }
    setTimeout(resolve, longestMs);
  });
}
