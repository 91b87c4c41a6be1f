import { type CountryCode, isValidPhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import { TELEPHONE_METADATA } from './telephone-metadata.ts';

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

/** How people write a number; the parser alone would also find one within a sentence. */
const WRITTEN = /^\+?[\d\s().\-/]+$/u;

/** A number with a country's code belongs to that country; one without could be of any. */
function isNumberOf(value: string, country: CountryCode, code: string): boolean {
  const mayBe = !value.startsWith('+') || value.replaceAll(/[^+\d]/gu, '').startsWith(code);
  return mayBe && isValidPhoneNumber(value, country, METADATA);
}

/**
 * Whether a telephone number is taken: one of the documents' pattern, or any valid number of South Africa, Namibia or
 * Mauritius, with or without its country's code. Source: REG-31, REG-32, REG-33, REG-40, decision 9.
 */
export const isTelephone = (value: string): boolean =>
  TELEPHONE_PATTERN.test(value) ||
  (WRITTEN.test(value) && COUNTRIES.some(([country, code]) => isNumberOf(value, country, code)));
