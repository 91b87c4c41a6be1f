import { expect, test } from 'vitest';
import { cardUrl } from './application-card.ts';

test('[LAND-05] a card leads to the application in lower case with its parameters', () => {
  expect(cardUrl('001', 'Grasscloth & Sisal')).toBe(
    '/item_group/001/application/grasscloth%20%26%20sisal?application=Grasscloth%20%26%20Sisal',
  );
});

test('[LAND-06] Curtaining and Upholstery bring Dual Purpose with them', () => {
  const curtaining = /\?application=Curtaining&application=Dual%20Purpose$/u;
  const upholstery = /\?application=Upholstery&application=Dual%20Purpose$/u;
  expect(cardUrl('005', 'Curtaining')).toMatch(curtaining);
  expect(cardUrl('005', 'Upholstery')).toMatch(upholstery);
});

test('[LAND-07] Dual Purpose and any other pass their own name alone', () => {
  expect(cardUrl('005', 'Dual Purpose')).toMatch(/purpose\?application=Dual%20Purpose$/u);
  expect(cardUrl('005', 'Outdoor')).toMatch(/outdoor\?application=Outdoor$/u);
});

test('[LAND-04] [LAND-08] a homeware card leads to the application without parameters', () => {
  expect(cardUrl('000', 'Scatter Cushions')).toBe('/item_group/000/application/scatter%20cushions');
});
