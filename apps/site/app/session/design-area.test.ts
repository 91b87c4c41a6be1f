import {
  applicationUrl,
  collectionUrl,
  designUrl,
  productUrl,
  roomUrl,
} from '@selvedge/contract/urls';
import { expect, it } from 'vitest';
import { isDesignArea } from './design-area.ts';

const product = { item_group: '005', range: 'A/B', design: 'C D', colour: 'E', sku: '1' };

it('[PROD-13] product pages and rooms are the design area, and no other page is', () => {
  expect(isDesignArea(designUrl('005', 'A/B', 'C D'))).toBe(true);
  expect(isDesignArea(productUrl(product))).toBe(true);
  expect(isDesignArea(roomUrl(product))).toBe(true);
  for (const other of ['/', applicationUrl('005', 'design'), collectionUrl('005', 'a', 'design')])
    expect(isDesignArea(other)).toBe(false);
});
