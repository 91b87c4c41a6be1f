import type { DominantColour } from '@selvedge/contract/dominant-colours';
import { oklabOfHex, oklchOf } from '@selvedge/contract/oklab';

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
  const { lightness, chroma, hue } = oklchOf(oklabOfHex(hex));
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

/** A colour that covers less of a picture than this does not name it. */
const FAMILY_LEAST_SHARE = 0.2;
const MAX_PROPOSED = 2;

/** The families that a picture's colours suggest for a product whose supplier names none, at most two. */
export function proposedFamilies(colours: readonly DominantColour[]): ColourFamily[] {
  const seen = colours.filter(({ share }, place) => place === 0 || share >= FAMILY_LEAST_SHARE);
  return [...new Set(seen.map(({ hex }) => colourFamily(hex)))].slice(0, MAX_PROPOSED);
}
