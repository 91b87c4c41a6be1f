import { compile } from 'html-to-text';

/** Longer HTML stays as it is, so that the field's own limit rejects it: cut text would go in unnoticed. */
const MAX_HTML_CHARACTERS = 2_000_000;

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: MAX_HTML_CHARACTERS, maxDepth: 100, maxChildNodes: 10_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
});

/** The text of an HTML fragment: paragraphs and list items on lines of their own, no links and no pictures. */
export function htmlText(html: string): string {
  return html.length > MAX_HTML_CHARACTERS ? html : convert(html).trim();
}
