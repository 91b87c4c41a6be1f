import type { PlacedImage } from '@selvedge/contract/content-parts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { galleryColumns } from './gallery-columns.ts';

const image = (position: string, url = `/${position}`) => ({ position, url, alt: '' });
const addresses = (images: readonly PlacedImage[]) =>
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
  expect(addresses(positions.map((position) => image(position)))).toEqual([
    ['/Top Left', '/middle left', '/bottom left'],
    ['/middle'],
    ['/top right', '/bottom right'],
  ]);
});

test('pictures without a place fill two columns evenly', () => {
  expect(addresses([image('', '/a'), image('', '/b'), image('7', '/c')])).toEqual([
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
      const shown = addresses(images).flat();
      expect(shown.toSorted()).toEqual(images.map(({ url }) => url).toSorted());
    }),
  );
});
