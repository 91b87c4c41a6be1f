import type { Dyes } from './picture.ts';
import { EVEN_LIGHT } from './relief.ts';
import type { Sheet } from './sheet.ts';

/** The paper that everything shown whole lies on: without a hue, since compression would let a faint one drift. */
const BACKDROP = 245;
/** How much a full shadow takes from the backdrop. */
const SHADOW_DEPTH = 0.42;

/** Red, green and blue of `#rrggbb`, 0 to 255. Throws for anything else. */
export function channels(hex: string): [number, number, number] {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(hex);
  const [, red, green, blue] = found ?? [];
  if (!red || !green || !blue) throw new RangeError(`"${hex}" is not a colour like "#2f3f66"`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Bits behind the point of a factor: so many that three full inks over one another still fit into 32. */
const BITS = 20;
const HALF = 1 << (BITS - 1);
/** What each value of light makes of a sum of dyes, of which each share is 0 to 255. */
const FACTORS = Int32Array.from({ length: 256 }, (_, light) =>
  Math.round((light / (EVEN_LIGHT * 255)) * 2 ** BITS),
);

/**
 * Dyes a sheet: 3 bytes a pixel, red, green, blue. In whole numbers, and with how far each ink lies from the ground: half
 * of the time, and this loop is a quarter of what a picture costs.
 */
export function dye({ inks, light, stage }: Sheet, dyes: Dyes): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(inks.length);
  const ground = channels(dyes[0]);
  const [r0, g0, b0] = ground;
  const [r1, g1, b1] = beyond(ground, dyes[1]);
  const [r2, g2, b2] = beyond(ground, dyes[2]);
  const [r3, g3, b3] = beyond(ground, dyes[3]);
  for (let i = 0, p = 0; i < light.length; i++, p += 3) {
    const first = inks[p] as number;
    const second = inks[p + 1] as number;
    const third = inks[p + 2] as number;
    const factor = FACTORS[light[i] as number] as number;
    const red = 255 * r0 + first * r1 + second * r2 + third * r3;
    const green = 255 * g0 + first * g1 + second * g2 + third * g3;
    const blue = 255 * b0 + first * b1 + second * b2 + third * b3;
    pixels[p] = (Math.imul(red, factor) + HALF) >> BITS;
    pixels[p + 1] = (Math.imul(green, factor) + HALF) >> BITS;
    pixels[p + 2] = (Math.imul(blue, factor) + HALF) >> BITS;
  }
  if (stage) standOut(pixels, stage);
  return pixels;
}

/** How far a dye lies from the ground, by channel. */
const beyond = (
  ground: readonly [number, number, number],
  dye: string,
): [number, number, number] => {
  const [red, green, blue] = channels(dye);
  return [red - ground[0], green - ground[1], blue - ground[2]];
};

/** Lets what is shown whole stand on the backdrop, with its shadow. */
function standOut(pixels: Uint8ClampedArray, { outline, shadow }: NonNullable<Sheet['stage']>) {
  for (let i = 0, p = 0; i < outline.length; i++, p += 3) {
    const inside = (outline[i] as number) / 255;
    if (inside === 1) continue;
    const shade = 1 - ((shadow[i] as number) / 255) * SHADOW_DEPTH;
    const behind = BACKDROP * shade * (1 - inside);
    pixels[p] = (pixels[p] as number) * inside + behind;
    pixels[p + 1] = (pixels[p + 1] as number) * inside + behind;
    pixels[p + 2] = (pixels[p + 2] as number) * inside + behind;
  }
}
