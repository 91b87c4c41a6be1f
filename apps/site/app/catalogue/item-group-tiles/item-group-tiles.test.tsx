import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exploreUrl, ItemGroupTiles, shownTiles, tileUrl } from './item-group-tiles.tsx';

const tile = { item_group: 'Fabric', url: '/f.avif', url_title: '', id: '' };
const tiles = [{ ...tile, item_group_code: '005' }];
const mode = { kind: 'ordinary', ownWallpaperRange: 'Own' } as const;

test('[HOME-03] by itself a tile shows neither title nor button, and is named for assistive technology', () => {
  const page = renderToStaticMarkup(<ItemGroupTiles tiles={tiles} mode={mode} />);
  expect(page).toContain('aria-label="Fabric"');
  expect(page).not.toContain('Explore More');
  expect(page).not.toContain('>Fabric<');
});

test('[HOME-06] a tile is able to show a title on its ground and an Explore More button', () => {
  const page = renderToStaticMarkup(<ItemGroupTiles tiles={tiles} mode={mode} titles buttons />);
  expect(page).toContain('>Fabric<');
  expect(page).toContain('>Explore More<');
});

test('[decision 43] a tile that names a collection carries its name, and both its links lead to it', () => {
  const linked = { ...tile, item_group_code: '005', url_title: 'Cold Front', id: 'cold-front' };
  const page = renderToStaticMarkup(
    <ItemGroupTiles tiles={[...tiles, linked]} mode={mode} titles buttons />,
  );
  expect(page).toContain('>Fabric<');
  expect(page).toContain('>Cold Front<');
  expect(page.match(/href="[^"]+"/gu)).toEqual([
    'href="/item_group/005"',
    'href="/item_group/005"',
    'href="/collections/Cold%20Front/cold-front"',
    'href="/collections/Cold%20Front/cold-front,"',
  ]);
});

test('[HOME-05] [ERR-10] groups that never show leave a missing section', () => {
  const hidden = [{ ...tile, item_group_code: '004' }];
  const page = renderToStaticMarkup(
    <ItemGroupTiles tiles={hidden} mode={mode} missing="nothing here" />,
  );
  expect(page).toBe('nothing here');
});

const ordinary = { kind: 'ordinary', ownWallpaperRange: 'Baobab Papers' } as const;

const codes = (tiles: Parameters<typeof shownTiles>[0]) =>
  shownTiles(tiles).map((tile) => tile.item_group_code);

test('[HOME-05] [APPTYPE-02] homeware and rugs are never among the tiles', () => {
  const tiles = ['000', '001', '004', '005', '007'].map((item_group_code) => ({
    item_group_code,
    item_group: '',
  }));
  expect(codes(tiles)).toEqual(['005', '001', '007']);
});

test('[APPTYPE-02] [APPTYPE-03] a tile that gives its group by name alone is that group’s', () => {
  const tiles = ['Homeware', 'WALLPAPER', 'Rugs', '004', 'Fabric'].map((item_group) => ({
    item_group_code: '',
    item_group,
  }));
  expect(codes(tiles)).toEqual(['005', '001']);
});

test('[HOME-08] a tile leads to its group', () => {
  expect(tileUrl({ item_group_code: '005' }, ordinary)).toBe('/item_group/005');
});

test('[HOME-09] in application-type mode a tile leads to its category', () => {
  const mode = { kind: 'application-type', itemGroup: '9001', applicationType: 'outdoor' } as const;
  expect(tileUrl({ item_group_code: '005' }, mode)).toBe(
    '/item_group/9001/application_type/outdoor/category_name/005',
  );
});

test('[HOME-10] a collection’s tile leads to its short address, its button to that with a comma', () => {
  const tile = { item_group_code: '005', url_title: 'Cape Winter', id: '12' };
  expect(tileUrl(tile, ordinary)).toBe('/collections/Cape%20Winter/12');
  expect(exploreUrl(tile, ordinary)).toBe('/collections/Cape%20Winter/12,');
});

test('[HOME-11] the wallpaper tile leads to the supplier’s own range', () => {
  const url = '/item_group/001/application/Baobab%20Papers';
  expect(tileUrl({ item_group_code: '001' }, ordinary)).toBe(url);
  expect(exploreUrl({ item_group_code: '001' }, ordinary)).toBe(url);
});

test('[HOME-11] without a range of the house’s own it leads to the group', () => {
  const mode = { kind: 'ordinary', ownWallpaperRange: '' } as const;
  expect(tileUrl({ item_group_code: '001' }, mode)).toBe('/item_group/001');
});
