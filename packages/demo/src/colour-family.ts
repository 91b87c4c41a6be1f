import { channels } from './drawing/dye.ts';

/** The colour families visitors filter by (`web_colour`). */
export const COLOUR_FAMILIES = [
  'White',
  'Natural',
  'Grey',
  'Black',
  'Brown',
  'Red',
  'Rose',
  'Terracotta',
  'Ochre',
  'Green',
  'Teal',
  'Blue',
  'Purple',
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** A colour as the eye orders colours (OKLab in polar form, Björn Ottosson, 2020). */
export function oklch(hex: string): Oklch {
  const [r, g, b] = channels(hex);
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, yellow),
    hue: ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Hues that end a family, in degrees, for colours with a hue to speak of. */
const HUES: readonly (readonly [below: number, family: ColourFamily])[] = [
  [8, 'Rose'],
  [35, 'Red'],
  [62, 'Terracotta'],
  [104, 'Ochre'],
  [172, 'Green'],
  [215, 'Teal'],
  [285, 'Blue'],
  [345, 'Purple'],
  [361, 'Rose'],
];

/** The family of a colour, told from the colour itself, so that a filter never lies about a picture. */
export function colourFamily(hex: string): ColourFamily {
  const { lightness, chroma, hue } = oklch(hex);
  const warm = hue > 45 && hue < 112;
  if (chroma < 0.02 || (lightness < 0.32 && chroma < 0.03)) {
    if (lightness < 0.36) return 'Black';
    return lightness > 0.93 ? 'White' : warm && lightness > 0.7 ? 'Natural' : 'Grey';
  }
  if (warm && chroma < 0.062) {
    if (lightness > 0.93) return 'White';
    return lightness > 0.68 ? 'Natural' : 'Brown';
  }
  if (!warm && chroma < 0.03 && hue > 200 && hue < 300) return 'Grey';
  if (hue > 38 && hue < 95 && lightness < 0.5) return 'Brown';
  if (hue < 50 && lightness > 0.78) return 'Rose';
  if (hue > 325 && lightness < 0.5) return 'Purple';
  const family = HUES.find(([below]) => hue < below)?.[1] ?? 'Rose';
  return family === 'Red' && lightness > 0.6 ? 'Rose' : family;
}
