import { emptyProduct, type Product } from '@selvedge/contract/product';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf, publicProductOf } from '../public-product.ts';
import { orderedProductText } from './document-store.ts';

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
