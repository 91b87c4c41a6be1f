import type { SceneSummary } from '@selvedge/contract/scene-summary';
import type { Hour } from '@selvedge/contract/scene-urls';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { canvasCompositor } from './compositor/canvas-compositor.ts';
import type { BrowserDressing, Compositor, LoadedScene } from './compositor/compositor.ts';
import { glCompositor } from './compositor/gl-compositor.ts';
import { laidPicture } from './compositor/laid-picture.ts';
import { loadScene, PixelsAltered } from './compositor/load-scene.ts';

/** What a surface wears: a product's picture, by its address, or a paint. */
export type Worn = { readonly surface: string } & (
  | { readonly address: string; readonly laid: ProductLaying }
  | { readonly hex: string }
);

/** `impossible`: this browser cannot; `failed`: it did not work now, and may the next time. */
export type DressedStatus = 'dressing' | 'dressed' | 'failed' | 'impossible';

/**
 * Keeps a canvas showing a scene in what is worn. What was shown stays until the next is there.
 *
 * @param worn the same array as long as it says the same
 * @param attempt another number tries again
 */
export function useDressedScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: SceneSummary,
  hour: Hour,
  worn: readonly Worn[],
  attempt: number,
): DressedStatus {
  const [status, setStatus] = useState<DressedStatus>('dressing');
  const [loaded, setLoaded] = useState<LoadedScene>();
  /** The scene at each hour that it was seen at, so that going back and forth asks for nothing. */
  const held = useRef<readonly LoadedScene[]>([]);
  const compositor = useRef<{ own: Compositor; shown: LoadedScene | undefined }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    setStatus('dressing');
    held.current = held.current.filter((one) => one.scene.name === scene.name);
    const known = held.current.find((one) => one.hour === hour);
    if (known) setLoaded(known);
    else
      loadScene(scene, hour, held.current[0], leaving.signal).then(
        (read) => {
          if (leaving.signal.aborted) return;
          held.current = [...held.current, read];
          setLoaded(read);
        },
        (error: unknown) => {
          if (!leaving.signal.aborted) setStatus(statusOf(error));
        },
      );
    return () => leaving.abort();
  }, [scene, hour, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const element = canvas.current;
    if (!element || loaded?.scene.name !== scene.name || loaded.hour !== hour) return;
    let isWanted = true;
    setStatus('dressing');
    dressingOf(worn)
      .then((dressing) => {
        if (!isWanted) return;
        const own = compositor.current?.own ?? glCompositor(element) ?? canvasCompositor(element);
        if (!own) return setStatus('impossible');
        if (compositor.current?.shown !== loaded) own.load(loaded);
        compositor.current = { own, shown: loaded };
        own.dress(dressing);
        setStatus('dressed');
      })
      .catch((error: unknown) => {
        if (isWanted) setStatus(statusOf(error));
      });
    return () => {
      isWanted = false;
    };
  }, [canvas, scene, hour, loaded, worn, attempt]);

  // A card that other programs took away comes back empty.
  useEffect(() => {
    const element = canvas.current;
    const lose = (event: Event): void => event.preventDefault();
    const begin = (): void => {
      compositor.current = undefined;
      setLoaded((now) => now && { ...now });
    };
    element?.addEventListener('webglcontextlost', lose);
    element?.addEventListener('webglcontextrestored', begin);
    return () => {
      element?.removeEventListener('webglcontextlost', lose);
      element?.removeEventListener('webglcontextrestored', begin);
      compositor.current?.own.dispose();
      compositor.current = undefined;
    };
  }, [canvas]);
  return status;
}

function statusOf(error: unknown): DressedStatus {
  console.info('The scene could not be dressed.', error);
  return error instanceof PixelsAltered ? 'impossible' : 'failed';
}

async function dressingOf(worn: readonly Worn[]): Promise<BrowserDressing> {
  return new Map(
    await Promise.all(
      worn.map(async (one) => {
        const wear =
          'hex' in one
            ? ({ kind: 'paint', hex: one.hex } as const)
            : await laidPicture(one.address, one.laid);
        return [one.surface, wear] as const;
      }),
    ),
  );
}
