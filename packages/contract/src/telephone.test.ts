import fc from 'fast-check';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import published from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { isTelephone, TELEPHONE_PATTERN } from './registration-fields.ts';
import { TELEPHONE_METADATA } from './telephone-metadata.ts';

it('[REG-33] knows the three countries as the installed libphonenumber does (decision 9)', () => {
  const { ZA, NA, MU } = published.countries;
  expect(TELEPHONE_METADATA, 'take the three over from metadata.max.json').toEqual({
    version: published.version,
    country_calling_codes: { '27': ['ZA'], '264': ['NA'], '230': ['MU'] },
    countries: { ZA, NA, MU },
    nonGeographic: {},
  });
});

it('[REG-33] judges whole numbers of the three countries as the whole libphonenumber does', () => {
  const national = fc.stringMatching(/^0?[1-9]\d{5,9}$/u);
  const international = fc
    .tuple(fc.constantFrom('+27', '+264', '+230'), fc.stringMatching(/^[1-9]\d{5,9}$/u))
    .map(([code, rest]) => code + rest);
  fc.assert(
    fc.property(fc.oneof(national, international), (number) => {
      const countries: CountryCode[] = ['ZA', 'NA', 'MU'];
      // Mauritius dials abroad with 020: what begins so may be valid in some other country.
      const isValid = countries.some((country) => {
        const found = parsePhoneNumberFromString(number, country);
        if (found?.country === 'ZA' && found.nationalNumber.length < 9) return false;
        return found?.isValid() && countries.some((one) => one === found.country);
      });
      expect(isTelephone(number)).toBe(isValid || TELEPHONE_PATTERN.test(number));
    }),
    { numRuns: 500 },
  );
});

it('[REG-33] refuses a number of another country, also behind the international prefix', () => {
  for (const number of ['+44 20 7946 0958', '0044 20 7946 0958', '00 1 212 555 0100'])
    expect(isTelephone(number), number).toBe(false);
});

it('[REG-33] refuses a South African number that lacks digits (decision 47)', () => {
  for (const number of ['0821234', '082 123 456', '+27 82 123 456', '2782123456', '083 12 345'])
    expect(isTelephone(number), number).toBe(false);
  for (const number of ['082 123 4567', '+27 82 123 4567', '010 000 0140', '0861 123 456'])
    expect(isTelephone(number), number).toBe(true);
});
