import { type DecimalSign, readNumber } from './numbers.ts';

/** Each unit, as it is written in a product, with its family and how many of the family's base unit it is. */
const UNITS = {
  mm: { family: 'length', factor: 1, words: ['mm'] },
  cm: { family: 'length', factor: 10, words: ['cm'] },
  m: { family: 'length', factor: 1000, words: ['m', 'metre', 'metres', 'meter', 'meters'] },
  in: { family: 'length', factor: 25.4, words: ['in', 'inch', 'inches', '"', '″', '”'] },
  ft: { family: 'length', factor: 304.8, words: ['ft', 'foot', 'feet', "'", '′'] },
  g: { family: 'weight', factor: 1, words: ['g', 'gr', 'gram', 'grams'] },
  kg: { family: 'weight', factor: 1000, words: ['kg', 'kgs'] },
  lb: { family: 'weight', factor: 453.592_37, words: ['lb', 'lbs'] },
  'g/m²': { family: 'weight of an area', factor: 1, words: ['g/m²', 'g/m2', 'gsm', 'g/sqm'] },
  'g/m': { family: 'weight of a length', factor: 1, words: ['g/m', 'glm'] },
} as const;

export type Unit = keyof typeof UNITS;

export const UNIT_NAMES = Object.keys(UNITS) as [Unit, ...Unit[]];

/** Whether a measure in one unit can be written in the other. */
export const convertible = (from: Unit, to: Unit): boolean =>
  UNITS[from].family === UNITS[to].family;

const byWord = new Map<string, Unit>(
  UNIT_NAMES.flatMap((unit) => UNITS[unit].words.map((word) => [word, unit] as const)),
);

/** A number and what stands behind it. */
const MEASURE = /^([+-]?[\d.,\s']*\d)\s*(\D*)$/u;

/**
 * Writes a measure in a unit: a number that stands alone is taken to be in `from`, one with a unit of the same family is
 * converted, and any other text stays as it is. "1400" from mm in cm is "140cm"; "54 inch" is "137.16cm".
 */
export function inUnit(text: string, unit: Unit, from: Unit, decimal: DecimalSign): string {
  const found = MEASURE.exec(text.trim());
  if (!found) return text;
  const [, digits = '', word = ''] = found;
  const given = word.trim() === '' ? from : byWord.get(word.trim().toLowerCase());
  const number = readNumber(digits, decimal);
  if (given === undefined || number === undefined || !convertible(given, unit)) return text;
  const converted = (number * UNITS[given].factor) / UNITS[unit].factor;
  return `${Number(converted.toFixed(2))}${unit}`;
}
