import { describe, expect, it } from 'vitest';
import { orderByDesign } from './product-order.ts';

describe("the order of a page's products", () => {
  it('[GRID-03] is by design, case ignored, and stable within a design', () => {
    const products = [
      { sku: '1', design: 'swellendam' },
      { sku: '2', design: 'Cederberg' },
      { sku: '3', design: 'KAROO' },
      { sku: '4', design: 'cederberg' },
      { sku: '5' },
    ];
    expect(orderByDesign(products).map(({ sku }) => sku)).toEqual(['5', '2', '4', '3', '1']);
  });

  it('[GRID-03] puts accents with their letter, as the service does', () => {
    const products = [{ design: 'Fynbos' }, { design: 'Élan' }, { design: 'Erf' }];
    expect(orderByDesign(products).map(({ design }) => design)).toEqual(['Élan', 'Erf', 'Fynbos']);
  });
});
