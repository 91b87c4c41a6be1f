/** The answer of a product call was of no shape that holds products. */
export class ProductAnswerError extends Error {
  constructor() {
    super('The product service gave an answer without products');
    this.name = 'ProductAnswerError';
  }
}

function listUnder(answer: object, key: 'products' | 'data'): readonly unknown[] | undefined {
  const value: unknown = Reflect.get(answer, key);
  return Array.isArray(value) ? value : undefined;
}

/**
 * The products of an answer, as they came. An answer is a success with a `products` list, with a `data` list, or as a
 * bare list, whose last element is no product and is dropped. Throws {@link ProductAnswerError} on anything else.
 * Source: PROD-21, decision 5.
 */
export function productsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer.slice(0, -1);
  if (typeof answer === 'object' && answer !== null) {
    const list = listUnder(answer, 'products') ?? listUnder(answer, 'data');
    if (list) return list;
  }
  throw new ProductAnswerError();
}
