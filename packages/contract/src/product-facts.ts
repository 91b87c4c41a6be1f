import type { Product } from './product.ts';
import { hasDiameter } from './size.ts';

/**
 * What is measured of products and filtered by: rubs of the Martindale test, centimetres, and grams a square metre.
 * The names carry the unit.
 */
export const FACT_FIELDS = [
  'martindale',
  'width_cm',
  'length_cm',
  'diameter_cm',
  'repeat_v_cm',
  'repeat_h_cm',
  'weight_gsm',
] as const;

export type FactField = (typeof FACT_FIELDS)[number];

/** The facts that a product's texts hold: above 0, with at most one decimal. What was not measured is missing. */
export type Facts = Partial<Record<FactField, number>>;

/** Beyond any product: a larger number is a slip of the file, and no fact. */
export const MAX_FACT = 10_000_000;

/** The texts of a product that facts are read from. */
export type FactTexts = Pick<
  Product,
  'martindale' | 'width' | 'length_cm' | 'diameter' | 'repeat_t' | 'repeat_h' | 'c_weight'
>;

export type Quantity = 'rubs' | 'length' | 'weight';

/** Which quantity each fact is. */
const FACT_QUANTITIES: Readonly<Record<FactField, Quantity>> = {
  martindale: 'rubs',
  width_cm: 'length',
  length_cm: 'length',
  diameter_cm: 'length',
  repeat_v_cm: 'length',
  repeat_h_cm: 'length',
  weight_gsm: 'weight',
};

const TEXTS: Readonly<Record<FactField, (product: FactTexts) => string>> = {
  martindale: ({ martindale }) => martindale,
  width_cm: ({ width }) => width,
  length_cm: ({ length_cm }) => length_cm,
  diameter_cm: ({ diameter }) => (hasDiameter(diameter) ? diameter : ''),
  repeat_v_cm: ({ repeat_t }) => repeat_t,
  repeat_h_cm: ({ repeat_h }) => repeat_h,
  weight_gsm: ({ c_weight }) => c_weight,
};

/** Units as people write them, and how many of the quantity's own unit one is. No unit is the quantity's own. */
const UNITS: Readonly<Record<Quantity, readonly (readonly [unit: RegExp, factor: number])[]>> = {
  rubs: [
    [/^(?:|martindale|cycles?|rubs?|tours?)$/u, 1],
    [/^k$/u, 1000],
  ],
  length: [
    [/^(?:|cms?|centimet(?:re|er)s?)$/u, 1],
    [/^(?:mm|millimet(?:re|er)s?)$/u, 0.1],
    [/^(?:m|mtrs?|met(?:re|er)s?)$/u, 100],
    [/^(?:in|inch|inches|["”″])$/u, 2.54],
    [/^(?:ft|foot|feet|['’′])$/u, 30.48],
  ],
  weight: [
    [/^(?:gr?\/m[2²]|gr?\/sqm|gsm)$/u, 1],
    [/^kg\/m[2²]$/u, 1000],
    [/^oz\/(?:yd|sq)[2²]?$/u, 33.906],
  ],
};

/**
 * Reads the numbers in a product's texts; the texts stay as the supplier wrote them. Thousands may be marked and
 * decimals written with a comma. Of a range such as "28 000–35 000" the first number counts, which is what a house
 * promises. A text without a number ("n/a"), or with the unit of something else, is no fact. Of two sides the shorter is the
 * width, whichever way a cushion is written.
 *
 * @param read how a quantity is read; whoever reads many products may remember what it gave
 */
export function readFacts(product: FactTexts, read = readQuantity): Facts {
  const facts: Facts = {};
  for (const field of FACT_FIELDS) {
    const value = read(TEXTS[field](product), FACT_QUANTITIES[field]);
    if (value !== null) facts[field] = value;
  }
  const { width_cm, length_cm } = facts;
  if (width_cm === undefined || length_cm === undefined || width_cm <= length_cm) return facts;
  return { ...facts, width_cm: length_cm, length_cm: width_cm };
}

/** A number as people write it: groups of three that a mark or a space parts, and decimals after a point or comma. */
const NUMBER =
  /\d{1,3}(?:([ \u00a0\u202f.,'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/u;

/**
 * The first quantity in a text, in the quantity's own unit and with one decimal.
 *
 * @returns null where there is no number, or its unit is none of the quantity's
 */
export function readQuantity(text: string, quantity: Quantity): number | null {
  // Another test, whose rubs are not these.
  if (quantity === 'rubs' && /wyzenbeek|double/iu.test(text)) return null;
  const number = NUMBER.exec(text);
  if (!number) return null;
  return inOwnUnit(number[0], unitAfter(text.slice(number.index + number[0].length)), quantity);
}

/**
 * A fact as a person writes it by itself: "1.4m", "140cm", "1 400 mm", "40 000". A number alone is in the fact's unit.
 *
 * @returns null where anything else stands in the text
 */
export function readFact(text: string, field: FactField): number | null {
  const written = text.trim();
  const number = NUMBER.exec(written);
  if (number?.index !== 0) return null;
  const unit = written.slice(number[0].length).trim().toLowerCase();
  const quantity = FACT_QUANTITIES[field];
  return inOwnUnit(number[0], unit === '' && quantity === 'weight' ? 'gsm' : unit, quantity);
}

function inOwnUnit(number: string, unit: string, quantity: Quantity): number | null {
  const factor = UNITS[quantity].find(([pattern]) => pattern.test(unit))?.[1];
  if (factor === undefined) return null;
  const value = Math.round(parseNumber(number, factor === 100) * factor * 10) / 10;
  return value > 0 && value <= MAX_FACT ? value : null;
}

/** The unit that follows a number, be it the first of a range whose second bears the unit. */
const unitAfter = (rest: string): string =>
  /^(?:[\s\d.,+–—−-]|to(?=\s*\d))*([\p{L}"”″'’′/²:]*2?)/u.exec(rest.toLowerCase())?.[1] ?? '';

/** @param isMetres whether "2.800" is two metres eighty, and not two thousand eight hundred */
function parseNumber(text: string, isMetres: boolean): number {
  const mark = /^\d{1,3}([ \u00a0\u202f.,'’])\d{3}(?:\D|$)/u.exec(text)?.[1];
  const isDecimal = isMetres && /^\d{1,2}[.,]\d{3}$/u.test(text);
  const plain = mark === undefined || isDecimal ? text : text.replaceAll(mark, '');
  return Number(plain.replace(',', '.'));
}
