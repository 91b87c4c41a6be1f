import { emptyProduct, type Product } from '@selvedge/contract/product';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cardOf, publicProductOf } from '../public-product.ts';
import { DocumentStore, orderedProductText } from './document-store.ts';

/** Texts that look like the places where the shorter forms end. */
const trap = fc.constantFrom('","id":"', ',"id":', ',"on_hand":1', '\\","on_hand":', '}', '"');
const text = fc.oneof(trap, fc.string(), fc.string({ unit: 'binary' }));

const products = fc
  .record({
    sku: text,
    design: text,
    primaryImageUrl: text,
    po_delivery_date: text,
    web_colour: fc.array(text),
  })
  .map((fields): Product => ({ ...emptyProduct, ...fields, on_hand: 3 }));

/** Some are longer than what is compressed together. */
const anyLength = fc
  .tuple(products, fc.constantFrom(0, 0, 0, 30_000, 70_000))
  .map(([product, length]) => ({ ...product, long_description: '\u00e9'.repeat(length) }));

const shuffled = (product: Product): Product =>
  Object.fromEntries(Object.entries(product).reverse()) as Product; // the same fields in another order

describe('a product written once', () => {
  it.each([true, false])(
    'begins with its card and its public form (trade fields shown: %s)',
    (showTradeFields) => {
      fc.assert(
        fc.property(products, fc.boolean(), fc.boolean(), (product, inOrder, readBefore) => {
          const given = inOrder ? product : shuffled(product);
          const options = { showTradeFields };
          const written = readBefore ? JSON.stringify(given) : undefined;
          const { text, cardLength, publicLength } = orderedProductText(given, options, written);
          expect(JSON.parse(`${text.slice(0, cardLength)}}`)).toEqual(cardOf(product));
          expect(JSON.parse(`${text.slice(0, publicLength)}}`)).toEqual(
            publicProductOf(product, options),
          );
        }),
      );
    },
  );
});

test('products are read as they were added, from a store that was kept and added to as well', () => {
  const options = { showTradeFields: true };
  fc.assert(
    fc.property(fc.array(anyLength, { maxLength: 70 }), fc.nat(70), (added, kept) => {
      const first = new DocumentStore();
      for (const product of added.slice(0, kept)) first.add(product, options);
      const store = new DocumentStore(first.parts());
      for (const product of added.slice(kept)) store.add(product, options);
      expect(store.length).toBe(added.length);
      for (const [number, product] of added.entries()) {
        const whole = Buffer.from(JSON.stringify(publicProductOf(product, options))).toString();
        expect(store.text(number, false)).toBe(whole);
        expect(JSON.parse(store.text(number, true))).toEqual(
          JSON.parse(Buffer.from(JSON.stringify(cardOf(product))).toString()),
        );
      }
      expect(() => store.text(added.length, true)).toThrow(RangeError);
    }),
  );
});
