const CANONICAL = /<link rel="canonical" href="([^"]+)"/u;

/** The path that a page calls its own, in the one spelling that links have; empty where it names none. */
export function canonicalPath(html: string): string {
  const [, written = ''] = CANONICAL.exec(html) ?? [];
  return URL.parse(written.replaceAll('&amp;', '&'))?.pathname ?? '';
}

/**
 * The address of a page without empty segments, where it has any: no page has them, and to trim thousands of slashes costs
 * whoever renders a quarter of a second. It leads to no other host, however its beginning is written.
 */
export function withoutEmptySegments(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('//')) return undefined;
  return path.replaceAll(/\/{2,}/gu, '/').replace(/^[/\\]+/u, '/') + url.slice(path.length);
}
