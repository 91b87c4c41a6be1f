/**
 * The address of a picture of the site's own: `/media/{two}/{hash}.{ending}`, the original by the hash of its bytes,
 * with what a page must know before it loads in the fragment, which browsers keep to themselves:
 * `#w=1200&h=1500&p=UklGR…`, and between size and placeholder, where it is known, how large in the world it is, `cm=52`
 * (its width, edge to edge of a cloth that goes on) or `box=150,83,850,917` (where a whole thing lies), and what stays
 * in view when it is cut, `at=35,60`. Whoever stores a picture writes it, {@link readPictureAddress} reads it, and any other
 * address (of another host, or without a fragment) is shown as it is. Browser code may import this.
 */

/**
 * Widths in which pictures are served, in pixels, ascending. Two are those of phones' screens: 720 to 768 and 1,080
 * pixels wide, where the next step would cost a third more bytes for the largest picture of a page.
 */
export const PICTURE_WIDTHS_PX = [
  96, 160, 320, 480, 640, 768, 960, 1080, 1280, 1920, 2560,
] as const;

/** In the order of preference. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** How large in the world is what a picture shows. Neither is given where it is not known. */
export interface PictureScale {
  /** What the picture's width measures, in centimetres; its edges meet when it is laid side by side. */
  readonly shownCm?: number;
  /** Left, top, right and bottom of the one thing it shows, in thousandths of its width and height. */
  readonly box?: readonly [left: number, top: number, right: number, bottom: number];
}

/** The point of a picture that stays in view where its place has another shape, in percent from the left and the top. */
export type FocalPoint = readonly [leftPercent: number, topPercent: number];

interface PictureAddress extends PictureScale {
  /** Path of the original, without fragment. */
  readonly path: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** A tiny WebP as base64, to be blurred until the picture is there; empty where there is none. */
  readonly placeholder: string;
  /** Its middle where it is not given. */
  readonly focal?: FocalPoint;
}

const OWN_PATH = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{40,64}\.(?:avif|jpe?g|png|webp)$/u;

const FRAGMENT =
  /^w=([1-9]\d{0,4})&h=([1-9]\d{0,4})(?:&cm=([1-9]\d{0,3}(?:\.\d)?))?(?:&box=(\d{1,4}),(\d{1,4}),(\d{1,4}),(\d{1,4}))?(?:&at=(\d{1,3}),(\d{1,3}))?(?:&p=([\w+/=]+))?$/u;

/** The address as it is stored and sent. `shownCm` is rounded to a millimetre, the focal point to a percent. */
export function pictureAddress(picture: PictureAddress): string {
  const { path, widthPx, heightPx, placeholder, shownCm, box, focal } = picture;
  const parts = [
    `w=${widthPx}&h=${heightPx}`,
    shownCm === undefined ? '' : `cm=${Math.round(shownCm * 10) / 10}`,
    box === undefined ? '' : `box=${box.join(',')}`,
    focal === undefined ? '' : `at=${focal.map((percent) => Math.round(percent)).join(',')}`,
    placeholder === '' ? '' : `p=${placeholder}`,
  ];
  return `${path}#${parts.filter(Boolean).join('&')}`;
}

/** Where the original of an address lies, with or without what the fragment says of it; null where it is no picture of ours. */
export function picturePath(address: string): string | null {
  const [path = ''] = address.split('#', 1);
  return OWN_PATH.test(path) ? path : null;
}

/** What an address says, or null for one that is not of a picture of ours with its size. */
export function readPictureAddress(address: string): PictureAddress | null {
  const path = picturePath(address);
  const [, fragment = ''] = address.split('#', 2);
  const match = FRAGMENT.exec(fragment);
  if (!match || path === null) return null;
  const [, widthPx, heightPx, shownCm, left, top, right, bottom, fromLeft, fromTop] = match;
  const [placeholder = ''] = match.slice(-1);
  return {
    path,
    widthPx: Number(widthPx),
    heightPx: Number(heightPx),
    placeholder,
    ...(shownCm !== undefined && { shownCm: Number(shownCm) }),
    ...(left !== undefined && {
      box: [Number(left), Number(top), Number(right), Number(bottom)] as const,
    }),
    ...(fromLeft !== undefined && { focal: [Number(fromLeft), Number(fromTop)] as const }),
  };
}

/** The widths that a picture is served in: none is wider than the original, save the smallest. */
export function servedWidthsPx(originalPx: number): number[] {
  const [smallest] = PICTURE_WIDTHS_PX;
  return PICTURE_WIDTHS_PX.filter((widthPx) => widthPx <= originalPx || widthPx === smallest);
}

/** Where a picture is served in a width and a format: `/pictures/{width}/{two}/{hash}.{format}`. */
export function servedPictureUrl(path: string, widthPx: number, format: PictureFormat): string {
  const name = path.replace(/^\/media\//u, '').replace(/\.[a-z]+$/u, '');
  return `/pictures/${widthPx}/${name}.${format}`;
}
