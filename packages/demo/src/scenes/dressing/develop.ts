import { NOTHING_SEEN, SAMPLES_OF_AN_EDGE, type Seen } from '../light/samples.ts';
import { outdoors } from './outdoors.ts';
import { colourAt, type Texture } from './texture.ts';

/** Colours of the light from the sky, from the sun and from the things around: red, green, blue. */
const SKY = [0.95, 0.985, 1.05] as const;
const SUN = [1.16, 1, 0.78] as const;
const AROUND = [1.04, 1, 0.94] as const;
/** Light that paper white stands for; more of it is gathered in the shoulder of the curve. */
const SHOULDER = 0.72;
/** Gamma is looked up in so many steps. */
const STEPS = 4096;
const SCREEN = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const value = i / STEPS;
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) + 0.5;
});

/** Above the shoulder light is taken more and more gently, so that a sunlit wall does not burn out. */
const film = (light: number): number =>
  light <= SHOULDER
    ? light
    : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)));

/** The picture: the light on each sample times the colour of what is there, 3 bytes a pixel. */
export function develop(
  { widthPx, heightPx, slot, uv, footprint, edges }: Seen,
  light: Float32Array,
  textures: readonly Texture[],
  exposure: number,
): Uint8Array {
  const pixels = widthPx * heightPx;
  const picture = new Uint8Array(pixels * 3);
  const colour = new Float64Array(3);
  const seen = new Float64Array(3);
  const see = (at: number): void => {
    const index = slot[at] as number;
    const tex = textures[index];
    if (index === NOTHING_SEEN || !tex) {
      outdoors(uv[at * 2] as number, uv[at * 2 + 1] as number, seen);
      return;
    }
    colourAt(tex, uv[at * 2] as number, uv[at * 2 + 1] as number, footprint[at] as number, colour);
    const sky = light[at * 3] as number;
    const sun = light[at * 3 + 1] as number;
    const around = light[at * 3 + 2] as number;
    for (let k = 0; k < 3; k++) {
      const falls =
        sky * (SKY[k] as number) + sun * (SUN[k] as number) + around * (AROUND[k] as number);
      seen[k] = film((colour[k] as number) * falls * exposure);
    }
  };
  const put = (pixel: number, r: number, g: number, b: number): void => {
    picture[pixel * 3] = SCREEN[(r * STEPS) | 0] as number;
    picture[pixel * 3 + 1] = SCREEN[(g * STEPS) | 0] as number;
    picture[pixel * 3 + 2] = SCREEN[(b * STEPS) | 0] as number;
  };
  for (let i = 0; i < pixels; i++) {
    see(i);
    put(i, seen[0] as number, seen[1] as number, seen[2] as number);
  }
  edges.forEach((pixel, n) => {
    let [r, g, b] = [0, 0, 0];
    for (let k = 0; k < SAMPLES_OF_AN_EDGE; k++) {
      see(pixels + n * SAMPLES_OF_AN_EDGE + k);
      r += seen[0] as number;
      g += seen[1] as number;
      b += seen[2] as number;
    }
    put(pixel, r / SAMPLES_OF_AN_EDGE, g / SAMPLES_OF_AN_EDGE, b / SAMPLES_OF_AN_EDGE);
  });
  return picture;
}
