import {
  type FocalPoint,
  type PictureFormat,
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';

/** What a browser chooses from, and what the page must know before. */
export interface PictureSources {
  /** In the order of preference, for `<source>`; each `srcSet` names every served width. */
  readonly choices: readonly { readonly type: string; readonly srcSet: string }[];
  /** For browsers that know neither format, in one width. */
  readonly src: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The point that stays in view, in tens of percent from the left and the top; null for the middle. */
  readonly focal: FocalPoint | null;
  /** Whether it shows one whole thing on a ground of its own, which is not to be cut. */
  readonly isWhole: boolean;
  /** A tiny picture to be blurred, as a `data:` address; empty where there is none. */
  readonly placeholder: string;
}

/** Browsers without WebP are old, and so are their screens. */
const FALLBACK_WIDTH_PX = 640;

/** The stylesheet knows eleven steps a side. */
const tens = (percent: number): number => Math.min(100, Math.round(percent / 10) * 10);

/**
 * The sources of a picture of ours, none wider than `maxWidthPx`, or null for any other address, which is shown as it is.
 */
export function pictureSources(
  address: string,
  maxWidthPx = Number.POSITIVE_INFINITY,
): PictureSources | null {
  const picture = readPictureAddress(address);
  if (!picture) return null;
  const { path, widthPx, heightPx, placeholder, focal, box } = picture;
  const widths = servedWidthsPx(Math.min(widthPx, maxWidthPx));
  const choice = (format: PictureFormat) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${servedPictureUrl(path, width, format)} ${width}w`).join(', '),
  });
  const [smallest = 0] = widths;
  const fallback = widths.findLast((width) => width <= FALLBACK_WIDTH_PX) ?? smallest;
  return {
    choices: [choice('avif'), choice('webp')],
    src: servedPictureUrl(path, fallback, 'jpeg'),
    widthPx,
    heightPx,
    isWhole: box !== undefined,
    focal: focal ? [tens(focal[0]), tens(focal[1])] : null,
    placeholder: placeholder && `data:image/webp;base64,${placeholder}`,
  };
}
