import { atHour } from '@selvedge/scenes/at-hour';
import type { Cloth } from '@selvedge/scenes/cloth';
import { dress, type ScenePasses, type Wear } from '@selvedge/scenes/dress';
import { lightOfHex } from '@selvedge/scenes/light';
import { pictureLevels } from '@selvedge/scenes/picture-levels';
import { decodeRadiance } from '@selvedge/scenes/radiance';
import { bitmapPixels } from './bitmap-pixels.ts';
import type { Compositor, LaidPicture } from './compositor.ts';

/** The same picture as with a graphics card, in a second or two: for browsers without WebGL 2. Null without a canvas. */
export function canvasCompositor(canvas: HTMLCanvasElement): Compositor | null {
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  let passes: ScenePasses | undefined;
  const cloths = new WeakMap<ImageBitmap, Cloth>();
  const clothOf = ({ picture, laying, sheen }: LaidPicture): Cloth => {
    const known = cloths.get(picture) ?? {
      kind: 'cloth' as const,
      ...laying,
      picture: pictureLevels(bitmapPixels(picture)),
      ...(sheen && { sheen }),
    };
    cloths.set(picture, known);
    return known;
  };
  return {
    load({ places, light, bright, ...loaded }) {
      const scene = atHour(loaded.scene, loaded.hour);
      const radiance = decodeRadiance(scene, bitmapPixels(light), bright && bitmapPixels(bright));
      passes = { scene, ...places, radiance };
      canvas.width = scene.widthPx;
      canvas.height = scene.heightPx;
    },
    dress(dressing) {
      if (!passes) return;
      const wears = [...dressing].map(([surface, worn]): [string, Wear] => [
        surface,
        worn.kind === 'picture' ? clothOf(worn) : { kind: 'colour', light: lightOfHex(worn.hex) },
      ]);
      const rgb = dress(passes, new Map(wears));
      const image = pen.createImageData(canvas.width, canvas.height);
      for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
        image.data[to] = rgb[from] as number;
        image.data[to + 1] = rgb[from + 1] as number;
        image.data[to + 2] = rgb[from + 2] as number;
        image.data[to + 3] = 255;
      }
      pen.putImageData(image, 0, 0);
    },
    dispose() {
      passes = undefined;
    },
  };
}
