import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProduct } from './product.ts';
import {
  type FactField,
  type Quantity,
  readFact,
  readFacts,
  readQuantity,
} from './product-facts.ts';

describe('facts in the texts of a product', () => {
  it.each<[Quantity, string, number | null]>([
    ['rubs', '40 000', 40_000],
    ['rubs', '40,000 rubs', 40_000],
    ['rubs', '40k', 40_000],
    ['rubs', "40'000 Martindale", 40_000],
    ['rubs', '100.000+', 100_000],
    ['rubs', '1 000 000 cycles', 1_000_000],
    ['rubs', '28 000–35 000', 28_000],
    ['rubs', '28 000 to 35 000 rubs', 28_000],
    ['rubs', 'approx. 25000', 25_000],
    ['rubs', '50 000 double rubs', null],
    ['rubs', '51 000 rubs (Wyzenbeek)', null],
    ['rubs', 'EN ISO 12947-2: 40 000', null],
    ['rubs', 'n/a', null],
    ['rubs', '-', null],
    ['rubs', '0', null],
    ['length', '140cm', 140],
    ['length', '137,5 cm', 137.5],
    ['length', '137.5 cm (usable)', 137.5],
    ['length', '1 400 mm', 140],
    ['length', '2.8m', 280],
    ['length', '2.800 m', 280],
    ['length', '3 metres', 300],
    ['length', '54"', 137.2],
    ['length', '54 inches', 137.2],
    ['length', "6'", 182.9],
    ['length', '140–145 cm', 140],
    ['length', '140 x 200 cm', null],
    ['length', '320 kg', null],
    ['weight', '320 g/m²', 320],
    ['weight', '320gsm', 320],
    ['weight', '0,32 kg/m2', 320],
    ['weight', '4 kg', null],
    ['weight', '320', null],
  ])('%s: %j is %j', (quantity, text, value) => {
    expect(readQuantity(text, quantity)).toBe(value);
  });

  it('are of their own texts, and missing where nothing was measured', () => {
    const product = {
      ...emptyProduct,
      martindale: '40 000',
      width: '140cm',
      length_cm: '230cm',
      diameter: '0cm',
      repeat_t: '64 cm',
      repeat_h: 'n/a',
      c_weight: '410 g/m²',
    };
    expect(readFacts(product)).toEqual({
      martindale: 40_000,
      width_cm: 140,
      length_cm: 230,
      repeat_v_cm: 64,
      weight_gsm: 410,
    });
    expect(readFacts({ ...emptyProduct, diameter: '200 cm' })).toEqual({ diameter_cm: 200 });
  });

  it('are read however thousands and decimals are written', () => {
    const marks = fc.constantFrom('', ' ', '\u00a0', '\u202f', ',', '.', "'", '’');
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9_999_999 }), marks, (rubs, mark) => {
        const text = String(rubs).replace(/\B(?=(?:\d{3})+$)/gu, mark);
        expect(readQuantity(text, 'rubs')).toBe(rubs);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('.', ','), (mm, point) => {
        const text = `${Math.floor(mm / 10)}${point}${mm % 10} cm`;
        expect(readQuantity(text, 'length')).toBe(mm / 10);
      }),
    );
  });

  it.each<[FactField, string, number | null]>([
    ['width_cm', '1.4m', 140],
    ['width_cm', '1,4 m', 140],
    ['width_cm', ' 140cm ', 140],
    ['width_cm', '1 400 mm', 140],
    ['width_cm', '54"', 137.2],
    ['width_cm', '137.5', 137.5],
    ['martindale', '40 000', 40_000],
    ['martindale', '40,000 rubs', 40_000],
    ['weight_gsm', '320', 320],
    ['weight_gsm', '320 g/m²', 320],
    ['width_cm', '', null],
    ['width_cm', 'wide', null],
    ['width_cm', 'over 140', null],
    ['width_cm', '140-150', null],
    ['width_cm', '140 x 200', null],
    ['width_cm', '1..2', null],
    ['width_cm', '-5', null],
    ['width_cm', '0', null],
    ['martindale', '140cm', null],
    ['martindale', '1e9', null],
    ['martindale', '99999999', null],
  ])('%s by itself: %j is %j', (field, text, value) => {
    expect(readFact(text, field)).toBe(value);
  });

  it('are never more than a text without end can say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const value = readQuantity(text, 'rubs');
        expect(value === null || (value > 0 && value <= 10_000_000)).toBe(true);
      }),
    );
  });
});
