import { createHash } from 'node:crypto';

/** A page without marks, and the hashes under which a policy lets its own scripts run. */
export interface OwnScripts {
  readonly html: string;
  /** Sources of a Content-Security-Policy, with spaces between them. */
  readonly hashes: string;
}

/**
 * Tells the scripts that the program wrote from whatever else a page holds: the program gives each of its own a nonce that
 * is drawn anew for each rendering, which no content can know. They are let run by their hashes, since a kept page would
 * repeat a nonce; the nonce itself leaves with nobody.
 *
 * @param html a whole document as it was rendered with this nonce
 */
export function ownScripts(html: string, nonce: string): OwnScripts {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const beginning = /<script([^>]*)>/giu;
  const end = /<\/script/giu;
  for (let found = beginning.exec(html); found; found = beginning.exec(html)) {
    // Their end is the first `</script`, as browsers have it.
    end.lastIndex = beginning.lastIndex;
    const script = html.slice(beginning.lastIndex, end.exec(html)?.index);
    beginning.lastIndex += script.length;
    const [, tag = ''] = found;
    const isInline = !/\ssrc=/u.test(tag);
    if (tag.includes(mark) && isInline)
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes].join(' ') };
}
