/**
 * Drawings are separations: where a drawing is red the first ink prints, green the second, blue the third, and where it
 * is black the ground shows. One drawing so serves every colourway, and its edges stay smooth.
 */

/** The paint of an ink, 1 to 3. A strength below 1 lets the ground through. */
export function ink(number: 1 | 2 | 3, strength = 1): string {
  const level = Math.round(255 * strength);
  return `rgb(${number === 1 ? level : 0},${number === 2 ? level : 0},${number === 3 ? level : 0})`;
}

/** Two inks over one another, each with its share. The shares together are at most 1. */
export const blend = (first: number, second: number, third: number): string =>
  `rgb(${Math.round(255 * first)},${Math.round(255 * second)},${Math.round(255 * third)})`;

export const GROUND = 'rgb(0,0,0)';

/** A measure as SVG wants it: short, and the same on every machine. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);
