/** The character between a number's whole part and its fraction. */
export type DecimalSign = '.' | ',';

const CURRENCY = /^(?:[A-Z]{1,3}|[$€£])?\s*(.*?)\s*(?:[A-Z]{3}|[€£])?$/u;
const PLAIN: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^[+-]?(?:\d+|\d{1,3}(?:[,\s'’]\d{3})+)?(?:\.\d+)?$/u,
  ',': /^[+-]?(?:\d+|\d{1,3}(?:[.\s'’]\d{3})+)?(?:,\d+)?$/u,
};

const bare = (text: string): string => CURRENCY.exec(text.trim())?.[1] ?? '';

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
