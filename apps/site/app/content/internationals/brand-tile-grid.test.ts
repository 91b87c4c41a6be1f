import { expect, test } from 'vitest';
import { brandTileTarget, publishedBrands, withoutTradePrefix } from './brand-tile-grid.tsx';

const brand = (id: string, position_order: number, is_published = true) => ({
  id,
  page_title: id,
  is_published,
  position_order,
  tile_img_url: '',
  tile_img: '',
  brand_page_link: '',
});

test('[INTL-06] published brands stand in ascending order of their places', () => {
  const brands = [brand('c', 3), brand('a', 1), brand('hidden', 0, false), brand('b', 2)];
  expect(publishedBrands(brands).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('[INTL-07] a tile leads to the own link, else to the brand route, else to its own address', () => {
  const tile = { id: 'north', tile_img_url: 'https://example.com/tile' };
  expect(brandTileTarget({ ...tile, brand_page_link: 'https://north.example/' })).toEqual({
    href: 'https://north.example/',
    newTab: true,
  });
  expect(brandTileTarget({ ...tile, brand_page_link: '' })?.href).toBe(
    '/internationals/brand/north',
  );
  expect(brandTileTarget({ ...tile, id: '', brand_page_link: 'javascript:0' })?.href).toBe(
    'https://example.com/tile',
  );
});

test('[INTL-08] the prefix of the trade site is taken out', () => {
  expect(withoutTradePrefix('https://trade.north.example/a')).toBe('https://north.example/a');
  expect(withoutTradePrefix('https://www.trade.north.example')).toBe('https://www.north.example');
  expect(withoutTradePrefix('https://fairtrade.example')).toBe('https://fairtrade.example');
});
