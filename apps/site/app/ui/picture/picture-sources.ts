import {
  type FocalPoint,
  PICTURE_FOR_NOW,
  type PictureFormat,
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';
import { useCallback, useEffect, useRef, useState } from 'react';

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

/** How long a picture that came narrower than asked for is looked at before it is asked for again, each time. */
const AGAIN_MS = [1000, 2000, 4000, 8000, 16_000];

interface SharpSources {
  readonly sources: PictureSources | null;
  /** For the image's `ref`, which sees what had come before the page's scripts, and for its `onLoad`. */
  readonly look: (image: HTMLImageElement | null) => void;
}

/**
 * The sources of a picture. Where what came is narrower than its address says, it is asked for again until the wide one
 * is there, and takes its place once it is loaded, so nothing flickers.
 */
export function useSharpSources(sources: PictureSources | null): SharpSources {
  const key = sources?.src ?? '';
  const [sharp, setSharp] = useState({ key, time: 0 });
  const time = sharp.key === key ? sharp.time : 0;
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !cameForNow(image.currentSrc)) return;
      asking.current?.abort();
      const stop = new AbortController();
      asking.current = stop;
      void askAgain(image.currentSrc, stop.signal).then((found) => {
        if (found > 0 && !stop.signal.aborted) setSharp({ key, time: found });
      });
    },
    [key],
  );
  return { sources: time === 0 ? sources : askedAgain(sources, time), look };
}

/** Gives which time the wide picture came; 0 where it did not. */
async function askAgain(url: string, signal: AbortSignal): Promise<number> {
  for (const [before, pauseMs] of AGAIN_MS.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) return 0;
    const image = new Image();
    image.src = withTime(url, before + 1);
    const isThere = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isThere) return 0;
    if (!cameForNow(image.src)) return before + 1;
  }
  return 0;
}

/** The answers of our own pictures say so; a browser that does not tell is content with what it has. */
function cameForNow(url: string): boolean {
  const timings = performance.getEntriesByName(url).at(-1);
  if (!(timings instanceof PerformanceResourceTiming)) return false;
  return (timings.serverTiming ?? []).some(({ name }) => name === PICTURE_FOR_NOW);
}

/** The same address, told from what was asked before by a query that means nothing. */
const withTime = (url: string, time: number): string => `${url}?${time}`;

const askedAgain = (sources: PictureSources | null, time: number): PictureSources | null =>
  sources && {
    ...sources,
    src: withTime(sources.src, time),
    choices: sources.choices.map(({ type, srcSet }) => ({
      type,
      srcSet: srcSet.replaceAll(/\S+(?= \d+w)/gu, (url) => withTime(url, time)),
    })),
  };
