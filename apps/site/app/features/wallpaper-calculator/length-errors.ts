import { BOUNDS, lengthOf } from './calculator-input.ts';

/** What is wrong with a length, in its field's unit; empty where nothing is or nothing is written yet. */
function lengthError(
  text: string,
  unit: string,
  { min, max }: { min: number; max: number },
): string {
  if (text.trim() === '' || lengthOf(text, min, max) !== null) return '';
  return `Please enter a number from ${min} to ${max} ${unit}`;
}

/** A side of a wall, a door or a window. */
export const sideError = (text: string): string => lengthError(text, 'm', BOUNDS.sideM);
export const rollWidthError = (text: string): string => lengthError(text, 'cm', BOUNDS.rollWidthCm);
export const rollLengthError = (text: string): string => lengthError(text, 'm', BOUNDS.rollLengthM);
export const repeatError = (text: string): string => lengthError(text, 'cm', BOUNDS.repeatCm);
