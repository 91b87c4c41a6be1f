import { describe, expect, it } from 'vitest';
import { initialSelection, isColourMissing } from './initial-selection.ts';

const products = [
  { sku: 'R1', colour: 'Clay', width: '160cm', length_cm: '230cm', diameter: '0cm' },
  { sku: 'R2', colour: 'Clay', width: '200cm', length_cm: '300cm', diameter: '0cm' },
  { sku: 'R3', colour: 'Moss', width: '200cm', length_cm: '200cm', diameter: '200cm' },
];

describe('the selection on first load', () => {
  it('is of a colour that is missing where neither it nor the product is there', () => {
    expect(isColourMissing(products, { colour: 'Sage', targetProduct: 'R9' })).toBe(true);
    const named = { colour: 'Sage', targetProduct: 'r2' };
    expect(isColourMissing(products, { ...named, targetSize: '200cmx300cm' })).toBe(false);
    expect(isColourMissing(products, named)).toBe(true);
    expect(isColourMissing(products, { colour: 'moss' })).toBe(false);
    expect(isColourMissing(products, {})).toBe(false);
  });

  it('[PROD-07] is the product with the sku and the size of the URL', () => {
    const target = { colour: 'Moss', targetProduct: 'R2', targetSize: '200cmx300cm' };
    expect(initialSelection(products, target)).toBe(1);
  });

  it('[PROD-07] [APP-09] takes the diameter for the size unless it is 0cm', () => {
    const round = { targetProduct: 'R3', targetSize: '200cm' };
    expect(initialSelection(products, round)).toBe(2);
    expect(initialSelection(products, { ...round, targetSize: '200cmx200cm' })).toBe(0);
    expect(initialSelection(products, { targetProduct: 'R2', targetSize: '0cm' })).toBe(0);
  });

  it('[PROD-08] is the first of the colour of the path where sku and size do not match', () => {
    const target = { colour: 'moss', targetProduct: 'R2', targetSize: '1cmx1cm' };
    expect(initialSelection(products, target)).toBe(2);
    expect(initialSelection(products, { colour: 'Moss', targetProduct: 'R2' })).toBe(2);
  });

  it('[PROD-09] is the first product without a colour, and with one that does not exist', () => {
    expect(initialSelection(products, {})).toBe(0);
    expect(initialSelection(products, { colour: 'Chartreuse' })).toBe(0);
    expect(initialSelection([], { colour: 'Moss' })).toBe(0);
  });
});
