import { ownValue } from '@selvedge/contract/own-value';
import { fold } from '@selvedge/contract/text';

/**
 * The dot beside each colour family of the filter. Data, not style: the names are the supplier's, the shades are what
 * cloth of that name looks like in daylight.
 */
const SHADES: Readonly<Record<string, string>> = {
  beige: '#d8c8a8',
  black: '#1c1b1a',
  blue: '#3b4f7a',
  bronze: '#7a5c3a',
  brown: '#6b4a33',
  burgundy: '#5e1f2b',
  charcoal: '#3c3d40',
  cream: '#efe5cf',
  gold: '#b8923f',
  green: '#58735a',
  grey: '#8c8b88',
  gray: '#8c8b88',
  indigo: '#2f3a63',
  ivory: '#f1ebdc',
  lilac: '#b3a3c4',
  mauve: '#98788f',
  metallic: '#a8a39a',
  mustard: '#c0922d',
  natural: '#d6c9b2',
  navy: '#1f2b47',
  neutral: '#cbbfa9',
  ochre: '#c2924a',
  olive: '#6f6c3f',
  orange: '#cf7440',
  pink: '#dba6a8',
  plum: '#5a3350',
  purple: '#6a4a7c',
  red: '#9c3230',
  rose: '#c08a84',
  rust: '#a4512f',
  sage: '#98a585',
  silver: '#b9bbbd',
  stone: '#b5a993',
  taupe: '#94836f',
  teal: '#2f6a70',
  terracotta: '#b8613f',
  turquoise: '#4a9ca3',
  white: '#f7f5f0',
  yellow: '#dfbb4d',
};

/**
 * The shade of a colour family, as a CSS colour; the last word of an unknown name decides ("Duck Egg Blue" is a blue),
 * and `null` stands for a family without one ("Multi").
 */
export function colourFamilyShade(family: string): string | null {
  const name = fold(family);
  const lastWord = name.split(/[\s/&-]+/u).at(-1) ?? '';
  return ownValue(SHADES, name) ?? ownValue(SHADES, lastWord) ?? null;
}
