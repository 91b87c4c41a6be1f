import { PICTURE_FOR_NOW } from '@selvedge/contract/picture-address';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureSources } from './picture-sources.ts';

/** How long a picture that came narrower than asked for is looked at before it is asked for again. */
const AGAIN_MS = [1200, 3000, 8000];

export interface SharpSources {
  readonly sources: PictureSources | null;
  /** For the image's `ref`, which sees what had come before the page's scripts, and for its `onLoad`. */
  readonly look: (image: HTMLImageElement | null) => void;
}

/**
 * The sources of a picture, asked for again where what came is narrower than its address says, until the wide one is
 * there. A browser shows the one it has until the next is loaded, so nothing flickers.
 */
export function useSharpSources(sources: PictureSources | null): SharpSources {
  const key = sources?.src ?? '';
  const [asked, setAsked] = useState({ key, times: 0 });
  const times = asked.key === key ? asked.times : 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = useCallback(
    (image: HTMLImageElement | null) => {
      clearTimeout(timer.current);
      const againMs = AGAIN_MS[times];
      if (!image?.complete || againMs === undefined || !cameForNow(image.currentSrc)) return;
      timer.current = setTimeout(() => setAsked({ key, times: times + 1 }), againMs);
    },
    [key, times],
  );
  return { sources: times === 0 ? sources : again(sources, times), look };
}

/** The answers of our own pictures say so; a browser that does not tell is content with what it has. */
function cameForNow(url: string): boolean {
  const timings = performance.getEntriesByName(url).at(-1);
  if (!(timings instanceof PerformanceResourceTiming)) return false;
  return (timings.serverTiming ?? []).some(({ name }) => name === PICTURE_FOR_NOW);
}

/** The same addresses, told from those that were asked before by a query that means nothing. */
const again = (sources: PictureSources | null, times: number): PictureSources | null =>
  sources && {
    ...sources,
    src: `${sources.src}?${times}`,
    choices: sources.choices.map(({ type, srcSet }) => ({
      type,
      srcSet: srcSet.replaceAll(/ (?=\d+w)/gu, `?${times} `),
    })),
  };
