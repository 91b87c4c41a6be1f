import {
  type DominantColour,
  dominantColours,
  MAX_DOMINANT_COLOURS,
} from '@selvedge/contract/dominant-colours';
import { oklabOfHex, oklabOfRgb, oklchOf, squaredDifference } from '@selvedge/contract/oklab';

/** Chroma from which a colour is one that somebody would look for: greys, whites and woods have less. */
const VIVID_CHROMA = 0.045;
/** Of the picture; a speck is no colour of a room. */
const LEAST_ACCENT = 0.015;
const MOST_ACCENTS = 3;
/** An accent differs from all other colours by so much, or it is one of them. */
const APART = 0.055;

/**
 * The colours of a photograph, the largest first: what makes it up, and of a room, which is grey and white for the most
 * part, the sofa and the cushions too.
 *
 * @param pixels red, green, blue of each pixel; a few thousand are plenty
 */
export function photoColours(pixels: Uint8Array): DominantColour[] {
  const whole = dominantColours(pixels);
  const accents: DominantColour[] = [];
  const vivid = vividPixels(pixels);
  for (const { hex, share } of dominantColours(vivid)) {
    const ofWhole = (share * vivid.length) / pixels.length;
    const isNear = [...whole, ...accents].some((other) => isOneColour(other.hex, hex));
    if (ofWhole >= LEAST_ACCENT && !isNear && accents.length < MOST_ACCENTS)
      accents.push({ hex, share: ofWhole });
  }
  return [...whole.slice(0, MAX_DOMINANT_COLOURS - accents.length), ...accents].sort(
    (one, other) => other.share - one.share,
  );
}

const isOneColour = (one: string, other: string): boolean =>
  squaredDifference(oklabOfHex(one), oklabOfHex(other)) < APART ** 2;

function vividPixels(pixels: Uint8Array): Uint8Array {
  const vivid: number[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (oklchOf(oklabOfRgb(red, green, blue)).chroma >= VIVID_CHROMA) vivid.push(red, green, blue);
  }
  return Uint8Array.from(vivid);
}
