/** Stands for the hub itself, whatever its address. */
const HUB = 'http://hub.invalid';
/** The parameter that says where somebody is led once they have signed in. */
const PARAMETER = 'redirect';

/**
 * Whether an address, as it resolves, is a page of the hub's own. Payload looks at the text as it is written, and would lead
 * to `/.//evil.example`, which is another house's.
 */
function isPageOfHub(target: string): boolean {
  if (!URL.canParse(target, HUB)) return false;
  const { origin, pathname } = new URL(target, HUB);
  return origin === HUB && /^\/admin(?:\/|$)/u.test(pathname) && !pathname.includes('//');
}

/**
 * The address without a way to somewhere else, or null where it has none and is answered as it is.
 *
 * @param url path and query of a request
 */
export function withoutForeignRedirect(url: string): string | null {
  const [path = '', query = ''] = url.split(/\?(.*)/su, 2);
  const parameters = new URLSearchParams(query);
  if (parameters.getAll(PARAMETER).every(isPageOfHub)) return null;
  parameters.delete(PARAMETER);
  const own = path.replace(/^[/\\]+/u, '/'); // two would begin another host's address
  return parameters.size > 0 ? `${own}?${parameters}` : own;
}
