const HOSTS = new Set([
  'youtube.com',
  'youtube-nocookie.com',
  'm.youtube.com',
  'music.youtube.com',
]);
const ID = /^[\w-]{11}$/u;

/**
 * The id of the film that a YouTube address names, in any of its forms: `watch?v=`, `youtu.be/`, `embed/`, `shorts/`,
 * `live/`. Null for any other address. Source: ERR-16.
 */
export function youtubeVideoId(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/u.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./u, '');
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  let id = '';
  if (host === 'youtu.be') id = first;
  else if (HOSTS.has(host))
    id = /^(?:embed|shorts|live|v)$/u.test(first) ? second : (url.searchParams.get('v') ?? '');
  return ID.test(id) ? id : null;
}
