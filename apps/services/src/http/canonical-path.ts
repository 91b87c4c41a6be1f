const CANONICAL = /<link rel="canonical" href="([^"]+)"/u;

/** The path that a page calls its own, in the one spelling that links have; empty where it names none. */
export function canonicalPath(html: string): string {
  const [, written = ''] = CANONICAL.exec(html) ?? [];
  return URL.parse(written.replaceAll('&amp;', '&'))?.pathname ?? '';
}
