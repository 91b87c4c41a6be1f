import { curtainCalculatorUrl } from '@selvedge/contract/calculator-urls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  curtainInputOf,
  FULLNESSES,
  queryOfCurtainInput,
  readCurtainInput,
} from './curtain-input.ts';

const input = (query: string) => curtainInputOf(new URLSearchParams(query));

test('an address fills in the fabric that a link names', () => {
  const url = curtainCalculatorUrl({ sku: 'A', fabricWidthCm: 137, repeatCm: 80, turned: false });
  expect(input(url.split('?')[1] ?? '')).toEqual({
    railM: '',
    dropM: '',
    fullness: '2',
    fabricWidthCm: '137',
    repeatCm: '80',
    turned: false,
  });
  expect(input('turned=yes').turned).toBe(true);
});

test('what it does not say, or says wrongly, is as usual', () => {
  expect(input('fullness=9&turned=maybe')).toMatchObject({
    fullness: '2',
    fabricWidthCm: '140',
    turned: false,
  });
  expect(input(`repeat_cm=${'9'.repeat(500)}`).repeatCm).toHaveLength(24);
});

test('nothing is worked out before everything is there and within its bounds', () => {
  expect(readCurtainInput(input(''))).toBeNull();
  expect(readCurtainInput(input('rail_width_m=2&drop_m=11'))).toBeNull();
  expect(readCurtainInput(input('rail_width_m=2&drop_m=2,4&fullness=2.5'))).toEqual({
    curtains: { railCm: 200, dropCm: 240, fullness: 2.5 },
    cloth: { widthCm: 140, repeatCm: 0, turned: false },
  });
});

test('a link to a calculation holds all of it', () => {
  const text = fc.string({ maxLength: 12 });
  const written = fc.record({
    railM: text,
    dropM: text,
    fullness: fc.constantFrom(...FULLNESSES.map(({ value }) => value)),
    fabricWidthCm: fc.string({ minLength: 1, maxLength: 12 }),
    repeatCm: text,
    turned: fc.boolean(),
  });
  fc.assert(
    fc.property(written, (input) => {
      const link = queryOfCurtainInput(input).toString();
      expect(curtainInputOf(new URLSearchParams(link))).toEqual(input);
    }),
  );
});
