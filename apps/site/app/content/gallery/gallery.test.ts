import type { PlacedImage } from '@selvedge/contract/content-parts';
import { expect, test } from 'vitest';
import { galleryRows } from './gallery.tsx';

const placed = (...positions: string[]) =>
  positions.map((position) => ({ position, url: `/${position}`, alt: '' }));
const addresses = (images: readonly PlacedImage[]) =>
  galleryRows(images)?.map((row) => row.map(({ url }) => url));

test('[COLL-02] a picture alone in the middle makes rows from edge to edge, by their places', () => {
  const images = placed(
    'bottom right',
    'Top Left',
    'top right',
    'middle left',
    'middle',
    'middle right',
    'bottom left',
  );
  expect(addresses(images)).toEqual([
    ['/Top Left', '/top right'],
    ['/middle left', '/middle', '/middle right'],
    ['/bottom left', '/bottom right'],
  ]);
});

test('[COLL-02] columns of about one length stay columns', () => {
  expect(galleryRows(placed('top left', 'bottom left', 'right'))).toBeNull();
  expect(galleryRows(placed('', '', ''))).toBeNull();
  expect(galleryRows([])).toBeNull();
});

test('[COLL-02] no picture stands alone in a row', () => {
  expect(galleryRows(placed('top left', 'left', 'bottom left', 'middle'))).toBeNull();
});
