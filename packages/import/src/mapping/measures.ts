/** The character between a number's whole part and its fraction. */
export type DecimalSign = '.' | ',';

const CURRENCY = /^(?:[A-Z]{1,3}|[$€£])?\s*(.*?)\s*(?:[A-Z]{3}|[€£])?$/u;
const PLAIN: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^[+-]?(?:\d+|\d{1,3}(?:[,\s'’]\d{3})+)?(?:\.\d+)?$/u,
  ',': /^[+-]?(?:\d+|\d{1,3}(?:[.\s'’]\d{3})+)?(?:,\d+)?$/u,
};

/** No number or measure is longer; the patterns would search a text without a bound for as long as they like. */
const MOST_CHARACTERS = 100;

const bare = (text: string): string =>
  text.length > MOST_CHARACTERS ? '' : (CURRENCY.exec(text.trim())?.[1] ?? '');

/**
 * Reads a number as people write it: with a currency before or behind it and with thousands apart ("R 1 234,50").
 *
 * @returns undefined where the text is no number under this decimal sign, so that 19.99 in a file of decimal commas is
 *   found out and never becomes 1999
 */
export function readNumber(text: string, decimal: DecimalSign): number | undefined {
  const digits = bare(text);
  if (!/\d/u.test(digits)) return undefined;
  if (!PLAIN[decimal].test(digits)) return exponent(digits);
  const whole = decimal === ',' ? digits.replace(/\./gu, '').replace(',', '.') : digits;
  return Number(whole.replace(/[,\s'’]/gu, ''));
}

/** How spreadsheets write very large and very small numbers. */
function exponent(digits: string): number | undefined {
  return /^[+-]?\d(?:[.,]\d+)?[eE][+-]?\d{1,2}$/u.test(digits)
    ? Number(digits.replace(',', '.'))
    : undefined;
}

/**
 * What a text says about the decimal sign of its file: the sign, or nothing where it leaves it open ("12", "1,234") or is
 * no number.
 */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const digits = bare(text).replace(/\s?(?:mm|cm|m|g|kg|in|%)$/iu, '');
  if (!/^[+-]?[\d.,\s'’]+$/u.test(digits)) return undefined;
  const point = PLAIN['.'].test(digits);
  const comma = PLAIN[','].test(digits);
  if (point === comma) return undefined;
  return point ? '.' : ',';
}

/** The decimal sign most texts speak for; where none speaks, the comma if the file makes it likely. */
export function findDecimalSign(texts: Iterable<string>, commaLikely: boolean): DecimalSign {
  let points = 0;
  let commas = 0;
  for (const text of texts) {
    const sign = decimalSignOf(text);
    if (sign === '.') points++;
    else if (sign === ',') commas++;
  }
  if (points === commas) return commaLikely ? ',' : '.';
  return commas > points ? ',' : '.';
}

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

type Unit = keyof typeof UNITS;

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
  const found = text.length > MOST_CHARACTERS ? null : MEASURE.exec(text.trim());
  if (!found) return text;
  const [, digits = '', word = ''] = found;
  const given = word.trim() === '' ? from : byWord.get(word.trim().toLowerCase());
  const number = readNumber(digits, decimal);
  if (given === undefined || number === undefined || !convertible(given, unit)) return text;
  const converted = (number * UNITS[given].factor) / UNITS[unit].factor;
  return `${Number(converted.toFixed(2))}${unit}`;
}

/** The orders in which a file may write a day; what stands between the parts does not matter. */
export const DATE_ORDERS = ['YYYY-MM-DD', 'DD-MM-YYYY', 'MM-DD-YYYY'] as const;

type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * The ISO day that a text writes in an order ("31/12/2026"); a time behind it is dropped.
 *
 * @returns undefined where the text is no day of the calendar
 */
export function readDate(text: string, order: DateOrder): string | undefined {
  const numbers = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ].*)?$/u.exec(text)?.slice(1);
  if (!numbers) return undefined;
  const parts = new Map(order.split('-').map((part, i) => [part, Number(numbers[i])]));
  const [year = 0, month = 0, day = 0] = [parts.get('YYYY'), parts.get('MM'), parts.get('DD')];
  const date = new Date(Date.UTC(year, month - 1, day));
  const sound =
    year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year < 10_000;
  return sound ? date.toISOString().slice(0, 10) : undefined;
}
