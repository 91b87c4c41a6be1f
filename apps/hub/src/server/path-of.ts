/** What an encoding may be wrapped in once more; nothing honest is. */
const MOST_DECODINGS = 4;

const decoded = (path: string): string =>
  path.replaceAll(/%([0-9a-f]{2})/giu, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * The path of a request in one spelling, whatever it was written as: without a host or query, decoded, with dots and
 * doubled slashes resolved, in lower case, without a slash at its end. What answers understands the other spellings too,
 * so that rules by path would be passed by them. Rules alone are asked with it; who answers gets what was asked.
 */
export function pathOf(url: string | undefined): string {
  const [asked = ''] = (url ?? '').split(/[?#]/u, 1);
  let path = asked.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/\\]*/iu, '');
  for (let times = 0; times < MOST_DECODINGS; times++) path = decoded(path);
  const segments: string[] = [];
  for (const segment of path.split(/[/\\]/u)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`.toLowerCase();
}
