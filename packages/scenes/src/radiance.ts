import { LINEAR } from './light.ts';
import { assertSize, type Raster } from './raster.ts';
import type { Scene } from './scene.ts';

/**
 * The light of each pixel of a scene, three numbers, linear: what of it lies over 1 comes at half size and is spread
 * smoothly.
 *
 * @param bright the pass for that, which a scene with `brightMax` has
 * @throws RangeError for a pass of another size than the scene says
 */
export function decodeRadiance(scene: Scene, light: Raster, bright?: Raster): Float32Array {
  const { widthPx, heightPx, brightMax = 1 } = scene;
  assertSize('light', light, widthPx, heightPx);
  const radiance = new Float32Array(3 * widthPx * heightPx);
  for (let from = 0, to = 0; to < radiance.length; from += light.channels, to += 3)
    for (let k = 0; k < 3; k++) radiance[to + k] = LINEAR[light.data[from + k] as number] as number;
  if (bright && brightMax > 1) {
    assertSize('bright', bright, widthPx / 2, heightPx / 2);
    addBright(radiance, bright, widthPx, brightMax - 1);
  }
  return radiance;
}

function addBright(radiance: Float32Array, bright: Raster, widthPx: number, scale: number): void {
  const { widthPx: width, heightPx: height, channels, data } = bright;
  const of = (pixel: number, k: number): number =>
    LINEAR[data[pixel * channels + k] as number] as number;
  const clamped = (at: number, length: number): number => Math.min(length - 1, Math.max(0, at));
  const heightPx = radiance.length / (3 * widthPx);
  for (let y = 0, to = 0; y < heightPx; y++) {
    const top = Math.floor((y - 0.5) / 2);
    const ay = (y - 0.5) / 2 - top;
    const upper = clamped(top, height) * width;
    const lower = clamped(top + 1, height) * width;
    for (let x = 0; x < widthPx; x++) {
      const left = Math.floor((x - 0.5) / 2);
      const ax = (x - 0.5) / 2 - left;
      const [x0, x1] = [clamped(left, width), clamped(left + 1, width)];
      for (let k = 0; k < 3; k++, to++) {
        const above = of(upper + x0, k) * (1 - ax) + of(upper + x1, k) * ax;
        const below = of(lower + x0, k) * (1 - ax) + of(lower + x1, k) * ax;
        radiance[to] = (radiance[to] as number) + scale * (above * (1 - ay) + below * ay);
      }
    }
  }
}
