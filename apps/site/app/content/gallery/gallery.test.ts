import type { PlacedImage } from '@selvedge/contract/content-parts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { galleryColumns, galleryRows } from './gallery.tsx';

const placed = (...positions: string[]) =>
  positions.map((position) => ({ position, url: `/${position}`, alt: '' }));
const inRows = (images: readonly PlacedImage[]) =>
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
  expect(inRows(images)).toEqual([
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

const image = (position: string, url = `/${position}`) => ({ position, url, alt: '' });
const inColumns = (images: readonly PlacedImage[]) =>
  galleryColumns(images).map((column) => column.map(({ url }) => url));

test('[COLL-02] each picture stands in the column and at the height of its position', () => {
  const positions = [
    'bottom left',
    'middle',
    'top right',
    'Top Left',
    'middle left',
    'bottom right',
  ];
  expect(inColumns(positions.map((position) => image(position)))).toEqual([
    ['/Top Left', '/middle left', '/bottom left'],
    ['/middle'],
    ['/top right', '/bottom right'],
  ]);
});

test('pictures without a place fill two columns evenly', () => {
  expect(inColumns([image('', '/a'), image('', '/b'), image('7', '/c')])).toEqual([
    ['/a', '/c'],
    ['/b'],
  ]);
});

test('no picture is lost and none comes twice', () => {
  const position = fc.constantFrom(
    '',
    'top left',
    'right',
    'CENTRE',
    'bottom',
    'middle right',
    'x',
  );
  fc.assert(
    fc.property(fc.array(position), (positions) => {
      const images = positions.map((name, place) => image(name, `/${place}`));
      const shown = inColumns(images).flat();
      expect(shown.toSorted()).toEqual(images.map(({ url }) => url).toSorted());
    }),
  );
});
