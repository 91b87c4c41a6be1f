import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ItemGroupTiles } from './item-group-tiles.tsx';

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
