/** The addresses of scenes: their files, and pictures of them dressed in products. Browser code may import this. */

/** A product as addresses name it: every size of a colourway is one. */
export interface Colourway {
  readonly item_group: string;
  readonly range: string;
  readonly design: string;
  readonly colour: string;
}

/** The light that a scene is seen in. Every scene has its day, some have an evening too. */
export const HOURS = ['day', 'evening'] as const;

export type Hour = (typeof HOURS)[number];

/** A scene and what it wears. */
export interface SceneView {
  readonly scene: string;
  readonly hour: Hour;
  readonly wears: readonly { readonly surface: string; readonly colourway: Colourway }[];
  /** Colours as `#rrggbb`. */
  readonly paints: readonly { readonly surface: string; readonly hex: string }[];
}

/** Widths that pictures of scenes are made in, in pixels: a thumbnail's, that of a page or a shared link, and a banner's. */
export const SCENE_VIEW_WIDTHS_PX = [320, 1280, 1600] as const;

export type SceneViewWidthPx = (typeof SCENE_VIEW_WIDTHS_PX)[number];

/** Most surfaces of a scene that one address dresses. */
export const MAX_DRESSED_SURFACES = 16;

/** Where the scenes are listed, as JSON. */
export const sceneListUrl = (): string => '/scenes/list.json';

/** A file of a scene, by the hash of its content: what lies at an address never changes. */
export const sceneFileUrl = (scene: string, hash: string, file: string): string =>
  `/scenes/${scene}/${hash}/${file}`;

/** A scene as a picture, dressed by the server. */
export function sceneViewUrl(view: SceneView, widthPx: SceneViewWidthPx): string {
  const query = new URLSearchParams({ scene: view.scene });
  if (view.hour !== 'day') query.append('hour', view.hour);
  for (const { surface, colourway } of view.wears)
    query.append('wear', wearToken(surface, colourway));
  for (const { surface, hex } of view.paints) query.append('paint', paintToken(surface, hex));
  query.append('width', String(widthPx));
  return `/scenes/view.jpg?${query}`;
}

/**
 * What the address of a view says; null for one that could not be of {@link sceneViewUrl}, or that dresses a surface twice,
 * of which one would be made for nothing.
 */
export function readSceneView(
  query: URLSearchParams,
): { readonly view: SceneView; readonly widthPx: SceneViewWidthPx } | null {
  const widthPx = SCENE_VIEW_WIDTHS_PX.find((width) => String(width) === query.get('width'));
  const wears = query.getAll('wear').map(readWearToken);
  const paints = query.getAll('paint').map(readPaintToken);
  const [scene, hour] = [query.get('scene'), readHour(query.get('hour'))];
  if (scene === null || hour === null || widthPx === undefined) return null;
  if (wears.length + paints.length > MAX_DRESSED_SURFACES) return null;
  if (wears.includes(null) || paints.includes(null)) return null;
  const view = {
    scene,
    hour,
    wears: wears.filter((wear) => wear !== null),
    paints: paints.filter((paint) => paint !== null),
  };
  const dressed = [...view.wears, ...view.paints].map(({ surface }) => surface);
  if (new Set(dressed).size < dressed.length) return null;
  return { view, widthPx };
}

/** An hour as an address says it; day where it says none, null for what is no hour. */
export const readHour = (text: string | null): Hour | null =>
  text === null ? 'day' : (HOURS.find((hour) => hour === text) ?? null);

const ROOM_PATH = /^\/item_group\/([^/]+)\/collection\/([^/]+)\/design\/([^/]+)\/room$/u;

/**
 * The view that a link to a room shows, as "Copy link to this view" gives it; null for any other text, and for a link
 * that leaves open what the room begins with.
 */
export function readRoomLink(link: string): SceneView | null {
  const { pathname, searchParams: query } = URL.parse(link.trim(), 'https://site.invalid') ?? {};
  const path = ROOM_PATH.exec(pathname ?? '')
    ?.slice(1)
    .map(decoded);
  const [item_group, range, design] = path ?? [];
  const [scene, surface] = [query?.get('scene'), query?.get('surface')];
  if (!query || !scene || !surface || !item_group || !range || !design) return null;
  const own = { item_group, range, design, colour: query.get('colour') ?? '' };
  const view = new URLSearchParams({ scene, width: String(SCENE_VIEW_WIDTHS_PX[0]) });
  for (const hour of query.getAll('hour')) view.append('hour', hour);
  view.append('wear', wearToken(surface, own));
  for (const token of query.getAll('beside')) view.append('wear', token);
  for (const token of query.getAll('paint')) view.append('paint', token);
  return readSceneView(view)?.view ?? null;
}

/** A part of a path as it is meant; one that is not encoded as it should be is taken as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const SEPARATOR = '|';

/** What a surface wears as one value of a query: `sofa|005|Karoo|Trellis|Flax`. */
export const wearToken = (
  surface: string,
  { item_group, range, design, colour }: Colourway,
): string =>
  [surface, item_group, range, design, colour]
    .map((name) => name.toWellFormed().replace(/[%|]/gu, encodeURIComponent))
    .join(SEPARATOR);

/** Null for what is no such value. */
export function readWearToken(token: string): SceneView['wears'][number] | null {
  const names = token
    .split(SEPARATOR)
    .map((name) => name.replaceAll('%7C', SEPARATOR).replaceAll('%25', '%'));
  const [surface, item_group, range, design, colour, ...more] = names;
  if (!surface || !item_group || !range || !design || colour === undefined || more.length > 0)
    return null;
  return { surface, colourway: { item_group, range, design, colour } };
}

/** A surface's paint as one value of a query: `wall|e3ddd0`. */
export const paintToken = (surface: string, hex: string): string =>
  `${surface}${SEPARATOR}${hex.slice(1)}`;

/** Null for what is no such value; the colour may be written with a `#` and in capitals. */
export function readPaintToken(token: string): SceneView['paints'][number] | null {
  const [, surface, digits] = /^([^|]+)\|#?([0-9a-f]{6})$/iu.exec(token) ?? [];
  return surface && digits ? { surface, hex: `#${digits.toLowerCase()}` } : null;
}
