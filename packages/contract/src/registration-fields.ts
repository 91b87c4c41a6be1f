import {
  type CountryCode,
  type MetadataJson,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import { z } from 'zod';
import { isEmailAddress } from './email.ts';
import { TELEPHONE_METADATA } from './telephone-metadata.ts';

/** Longest text of a registration's field, in characters. */
export const MAX_FIELD_CHARACTERS = 1000;

/** PostgreSQL cannot store U+0000, and no keyboard types it. */
const holdsNoNul = (value: string): boolean => !value.includes('\0');
const NUL_MESSAGE = 'Please leave out the character U+0000';

const TOO_LONG = `Please write at most ${MAX_FIELD_CHARACTERS} characters`;
const NO_TEXT = 'Please send it as a text';

const fieldText = (message = NO_TEXT) =>
  z
    .string(message)
    .trim()
    .max(MAX_FIELD_CHARACTERS, { message: TOO_LONG, abort: true }) // it is not looked at any further
    .refine(holdsNoNul, NUL_MESSAGE);

/** A field that must be filled in; white space alone is nothing. `message` is said of one that is not. */
export const requiredText = (message: string) => fieldText(message).min(1, message);

/** A field that may stay empty. */
export const optionalText = fieldText().default('');

/**
 * A number without what people group its digits by: "62 000-000 001" is 62000000001. Source: decision 47.
 */
const ungrouped = (value: string): string => value.replace(/[\s-]/gu, '');

/**
 * An amount without "R" or the signs of Namibia and Mauritius, spaces and thousands marks: "R 12,500.00" and "N$ 12 500,00"
 * are 12500.00. A hyphen stays, for "2000-3000" is no amount. Source: decision 47.
 */
const plainAmount = (value: string): string =>
  value
    .replace(/^\s*(?:R|ZAR|N\$|NAD|Rs\.?|MUR|₨)(?=[\s\d])/iu, '')
    .replace(/\s/gu, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, '')
    .replace(/,(?=\d{1,2}$)/u, '.');

/** Required as it is once `plain` has taken out what people write with a number. */
const requiredWritten = (message: string, plain: (value: string) => string) =>
  fieldText(message).overwrite(plain).min(1, message);

/**
 * A number as digits, such as an account: required, and `message` is said of anything else (decision 11). Emptiness
 * passes the pattern, so that it is said once.
 */
export const requiredDigits = (message: string) =>
  requiredWritten(message, ungrouped).regex(/^\d*$/u, message);

/** The number of an identity document or a passport. Source: REG-36, decision 47. */
export const requiredIdentity = (message: string) =>
  requiredWritten(message, ungrouped).regex(/^(?:[a-z\d]{6,20})?$/iu, message);

/**
 * Whether a South African identity number may be mistyped: its last digit does not fit the others (Luhn). Nobody is refused for
 * it. Source: decision 47.
 */
export function hasWrongCheckDigit(written: string): boolean {
  const digits = ungrouped(written);
  if (!/^\d{13}$/u.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((before, digit, at) => {
    const counted = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return before + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 !== 0;
}

/** An amount of money: digits, with decimals after a point where there are any. */
export const requiredAmount = (message: string) =>
  requiredWritten(message, plainAmount).regex(/^(?:\d+(?:\.\d{1,2})?)?$/u, message);

/** An amount that may stay empty. What is written is judged elsewhere. */
export const optionalAmount = fieldText().overwrite(plainAmount).default('');

/** A field with one message for emptiness and another for a shape that is wrong; the first wins. */
const shaped = (empty: string, wrong: string, fits: (value: string) => boolean) =>
  requiredText(empty).refine((value) => value === '' || fits(value), wrong);

/** Source: REG-31, REG-32, REG-40. */
export const telephoneField = (empty: string, wrong: string) => shaped(empty, wrong, isTelephone);

/** Source: REG-34, REG-61. */
export const emailField = (empty: string) =>
  shaped(empty, 'Please enter a valid email address', isEmailAddress);

/** The two answers of a question. Source: REG-13, REG-72, decision 36. */
export const YES_NO = ['yes', 'no'] as const;
export const yesNo = z.enum(YES_NO, 'Please select yes or no');

/**
 * A South African number: optional plus, 0 or 27, a digit 5-9, a digit, optional space, three digits, optional space,
 * four digits. Browser code may import this. Source: REG-33.
 */
export const TELEPHONE_PATTERN = /^\+?(?:0|27)[5-9]\d ?\d{3} ?\d{4}$/u;

/** Where trade customers are, and the code of each country: South Africa, Namibia, Mauritius. Source: decision 9. */
const COUNTRIES: readonly (readonly [CountryCode, string])[] = [
  ['ZA', '+27'],
  ['NA', '+264'],
  ['MU', '+230'],
];

/** The library's type asks for every country of the world. */
const METADATA = TELEPHONE_METADATA as unknown as MetadataJson;

/**
 * Digits of a South African number behind its 0 or code. Old ranges of fewer are valid to the library, and among them is
 * every cellphone number that lacks some of its digits. Source: decision 47.
 */
const SHORTEST_SOUTH_AFRICAN = 9;

/** How people write a number; the parser alone would also find one within a sentence. */
const WRITTEN = /^\+?[\d\s().\-/]+$/u;

/** A number with a country's code belongs to that country; one without could be of any. */
function isNumberOf(value: string, country: CountryCode, code: string): boolean {
  const mayBe = !value.startsWith('+') || value.replaceAll(/[^+\d]/gu, '').startsWith(code);
  if (!mayBe) return false;
  const options = { defaultCountry: country, extract: false };
  const found = parsePhoneNumberFromString(value, options, METADATA);
  if (!found?.isValid()) return false;
  return found.country !== 'ZA' || found.nationalNumber.length >= SHORTEST_SOUTH_AFRICAN;
}

/**
 * Whether a telephone number is taken: one of the documents' pattern, or any valid and whole number of South Africa,
 * Namibia or Mauritius, with or without its country's code. Source: REG-31, REG-32, REG-33, REG-40, decisions 9, 47.
 */
export const isTelephone = (value: string): boolean =>
  TELEPHONE_PATTERN.test(value) ||
  (WRITTEN.test(value) && COUNTRIES.some(([country, code]) => isNumberOf(value, country, code)));
