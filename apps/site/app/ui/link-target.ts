/** Where a link leads that staff have written, ready for an anchor. */
export interface LinkTarget {
  readonly href: string;
  /** Another site opens in a tab of its own. */
  readonly newTab: boolean;
}

/**
 * The target of an address from content: a path of the site, or an http(s) address elsewhere. Null for an empty one and
 * for what a link must never run, such as `javascript:`.
 */
export function linkTarget(address: string): LinkTarget | null {
  const text = address.trim();
  if (/^\/(?![/\\])/u.test(text)) return { href: text, newTab: false };
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return { href: url.href, newTab: true };
}
