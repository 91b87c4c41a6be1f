/** The query parameter that carries the token of a preview of content that is not published yet. */
export const PREVIEW_PARAMETER = 'preview';

/** How long a link to a preview is good for. */
export const PREVIEW_LIFE_SECONDS = 30 * 60;

/** The address of a page that shows content before it is published. */
export function previewUrl(origin: string, path: string, token: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}
