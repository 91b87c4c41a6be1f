import { type SyntheticEvent, useCallback, useState } from 'react';

/**
 * Watches one picture, so that something else stands in its place when it does not come.
 *
 * @param src its address, as it is stored
 * @returns whether it has failed, and what its `<img>` needs
 */
export function useFailedPicture(src: string) {
  const [failedSrc, setFailedSrc] = useState('');
  const fail = useCallback(
    (image: HTMLImageElement) => {
      logFailedPicture(image);
      setFailedSrc(src);
    },
    [src],
  );
  // A failure that came before hydration has fired no handler: the element itself still knows.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail(image);
    },
    [fail],
  );
  const onError = (event: SyntheticEvent<HTMLImageElement>) => fail(event.currentTarget);
  return { hasFailed: src !== '' && failedSrc === src, watch: { ref, onError } };
}

/** All that happens when a picture does not come, beside what stands in its place. [ERR-11] */
export function logFailedPicture({ currentSrc, src }: HTMLImageElement): void {
  console.info(`The picture ${currentSrc || src} failed to load.`);
}
