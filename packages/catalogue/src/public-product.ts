import {
  emptyProduct,
  type Product,
  type ProductCard,
  type PublicProduct,
  product,
  productCard,
  TRADE_FIELDS,
} from '@selvedge/contract/product';
import type { EngineOptions } from './engine.ts';

/** The fields of a card, in the order of the contract. Source: decision 31. */
export const CARD_FIELDS = keysOf<ProductCard>(productCard.shape);

/** The public fields beyond a card's: with stock and prices only where the site shows them. Source: decision 32. */
function fieldsBeyondCard(options: EngineOptions): readonly (keyof Product)[] {
  const hidden = new Set<keyof Product>([
    ...CARD_FIELDS,
    ...(options.showTradeFields ? [] : TRADE_FIELDS),
  ]);
  return keysOf<Product>(product.shape).filter((field) => !hidden.has(field));
}

/** The answer to `limited: true`. */
export function cardOf(source: Product): ProductCard {
  return pick(source, CARD_FIELDS);
}

/** The answer to `limited: false`. */
export function publicProductOf(source: Product, options: EngineOptions): PublicProduct {
  return pick(source, [...CARD_FIELDS, ...fieldsBeyondCard(options)]) as PublicProduct; // its fields by construction
}

function pick<K extends keyof Product>(source: Product, fields: readonly K[]): Pick<Product, K> {
  // A product that was stored before a field was there has it empty.
  const entries = fields.map((field) => [field, source[field] ?? emptyProduct[field]]);
  return Object.fromEntries(entries) as Pick<Product, K>; // one entry a field
}

function keysOf<T>(shape: Record<keyof T, unknown>): readonly (keyof T)[] {
  return Object.keys(shape) as (keyof T)[]; // a record has no other keys
}
