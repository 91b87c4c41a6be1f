import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { enquiryRequest, letterFields } from './enquiries.ts';
import { MAX_LETTER_CHARACTERS, MAX_PROJECT_PRODUCTS } from './limits.ts';

const LETTER = {
  store: 'Salt River',
  name: 'Thandi Mokoena',
  email: 'thandi@example.co.za',
  telephone: '',
  message: 'For a bay window, two metres wide.',
  products: [{ item_group: '005', sku: '1001' }],
};
const messages = (changed: object) =>
  enquiryRequest
    .safeParse({ ...LETTER, ...changed })
    .error?.issues.map(({ path, message: said }) => `${path.join('.')}: ${said}`);

it('[decision 49] a letter names a store, a person, what they write and what is on their list', () => {
  expect(enquiryRequest.parse({ ...LETTER, name: '  Thandi Mokoena ' })).toEqual(LETTER);
  const { telephone, ...without } = LETTER;
  expect(enquiryRequest.parse(without)).toEqual(LETTER);
  expect(messages({ telephone: '021 555 0143' })).toBeUndefined();
});

it.each([
  [{ store: '' }, 'store: Please choose a store'],
  [{ name: ' ' }, 'name: Please enter your name'],
  [{ name: 'Thandi\r\nBcc: all@example.com' }, 'name: Please write it in one line'],
  [{ name: 'T\u2028M' }, 'name: Please write it in one line'],
  [{ name: 'x'.repeat(201) }, 'name: Please write at most 200 characters'],
  [{ email: 'thandi@example' }, 'email: Please enter a valid email address'],
  [{ email: 'a@example.com, b@example.com' }, 'email: Please enter a valid email address'],
  [{ telephone: '12' }, 'telephone: Please enter a valid telephone number'],
  [{ message: '\n' }, 'message: Please write a message'],
  [{ message: 'a\0b' }, 'message: Please leave out the character U+0000'],
  [{ products: [] }, 'products: Please put a product on your project list'],
  [
    { products: Array.from({ length: 51 }, () => LETTER.products[0]) },
    'products: A project list holds at most 50 products',
  ],
])('[decision 49] of %j it is said what is wrong', (changed, said) => {
  expect(messages(changed)).toContain(said);
});

it('[decision 49] no address of a store, and nothing else that is not asked for, is taken', () => {
  expect(messages({ to: 'all@example.com' })).toBeDefined();
  expect(messages({ products: [{ ...LETTER.products[0], price: 1 }] })).toBeDefined();
  expect(messages({ products: [{ item_group: '005', sku: '' }] })).toBeDefined();
  expect(messages({ products: [{ item_group: '005', sku: 'a\0' }] })).toBeDefined();
});

it('a message is as long as it has characters, however many places each takes', () => {
  const fits = (text: string) => letterFields.shape.message.safeParse(text).success;
  fc.assert(
    fc.property(
      fc.constantFrom('a', 'é', '🪡'),
      fc.integer({ min: 1, max: 2 * MAX_LETTER_CHARACTERS }),
      (character, length) => fits(character.repeat(length)) === length <= MAX_LETTER_CHARACTERS,
    ),
  );
  expect(fits('🪡'.repeat(MAX_LETTER_CHARACTERS))).toBe(true);
  expect(fits('🪡'.repeat(MAX_LETTER_CHARACTERS + 1))).toBe(false);
});

it('what is taken is no longer than the site and the database hold', () => {
  const product = { item_group: 'g'.repeat(20), sku: 's'.repeat(200) };
  const longest = {
    ...LETTER,
    message: '🪡'.repeat(MAX_LETTER_CHARACTERS),
    products: Array.from({ length: MAX_PROJECT_PRODUCTS }, () => product),
  };
  expect(messages(longest)).toBeUndefined();
  expect(JSON.stringify(longest).length).toBeLessThan(32 * 1024);
});
