import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyProduct, type Product, product } from './product.ts';
import { picturesOf, type StaffValues, staffValues, withStaffValues } from './staff-values.ts';

const PICTURE_FIELDS = ['primaryImageUrl', 'additionalImages', 'picture_colours'];
const word = fc.stringMatching(/^[a-z]{1,8}$/u);
const words = fc.uniqueArray(word, { maxLength: 4 });
const colours = fc.subarray(['#102030', '#ffffff', '#000000']);
const supplied: fc.Arbitrary<Product> = fc
  .record({
    sku: word,
    design: word,
    is_published: fc.boolean(),
    long_description: word,
    primaryImageUrl: word,
    picture_colours: colours,
    web_colour: words,
    width: word,
    additionalImages: fc.array(fc.record({ image_data: word }), { maxLength: 3 }),
  })
  .map((fields) => ({ ...emptyProduct, ...fields }));
const given: fc.Arbitrary<StaffValues> = fc.record(
  {
    is_published: fc.boolean(),
    long_description: word,
    pictures: words,
    picture_colours: colours,
    web_colour: words,
    web_size: word,
    successor: word,
  },
  { requiredKeys: [] },
);

test('what staff say stands, and all the rest is the supplier’s, whichever it is', () => {
  fc.assert(
    fc.property(supplied, given, (of, by) => {
      const { pictures, picture_colours: _, successor: __, ...fields } = by;
      const laid = withStaffValues(of, by);
      expect(laid).toMatchObject(fields);
      if (pictures) expect(picturesOf(laid)).toEqual(pictures);
      const said = new Set<string>(Object.keys(fields));
      if (pictures) for (const field of PICTURE_FIELDS) said.add(field);
      for (const [field, value] of Object.entries(of)) {
        if (!said.has(field)) expect(Reflect.get(laid, field)).toEqual(value);
      }
    }),
  );
});

test('the result is a product, saying it twice changes nothing, and saying nothing neither', () => {
  fc.assert(
    fc.property(supplied, given, (of, by) => {
      const laid = withStaffValues(of, staffValues.parse(by));
      expect(product.parse(laid)).toEqual(laid);
      expect(withStaffValues(of, {})).toEqual(of);
    }),
  );
});

test('a main picture that stays keeps its colours, another one has those that were found in it', () => {
  const of = { ...emptyProduct, primaryImageUrl: 'a', picture_colours: ['#111111'] };
  expect(withStaffValues(of, { pictures: ['a', 'b'] }).picture_colours).toEqual(['#111111']);
  expect(withStaffValues(of, { pictures: ['b', 'a'] }).picture_colours).toEqual([]);
  const found = { pictures: ['b'], picture_colours: ['#222222'] };
  expect(withStaffValues(of, found).picture_colours).toEqual(['#222222']);
  expect(picturesOf({ primaryImageUrl: '', additionalImages: [{ image_data: 'b' }] })).toEqual([
    'b',
  ]);
});
