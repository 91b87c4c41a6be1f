import type { PlacedImage } from '@selvedge/contract/content-parts';
import { galleryColumns } from './gallery-columns.ts';

/** No row is of more pictures, or they would be small. */
const MOST_IN_ROW = 4;

/** One column may be this many times as long as another before the shorter leaves a hole. */
const MOST_UNEVEN = 2;

const across = (position: string) =>
  position.includes('left') ? 0 : position.includes('right') ? 2 : 1;

const down = (position: string) =>
  position.includes('top') ? 0 : position.includes('bottom') ? 2 : 1;

/**
 * The pictures of a gallery in rows from edge to edge, from top to bottom and from left to right by their places; null
 * where columns serve better: they are about equally long, or a row would hold one picture alone. Source: COLL-02.
 */
export function galleryRows(images: readonly PlacedImage[]): PlacedImage[][] | null {
  const lengths = galleryColumns(images).map((column) => column.length);
  if (Math.max(...lengths) <= MOST_UNEVEN * Math.min(...lengths)) return null;
  const places = images
    .filter(({ url }) => url !== '')
    .map((image) => ({ image, position: image.position.toLowerCase() }));
  const rows = [0, 1, 2]
    .map((row) =>
      places
        .filter(({ position }) => down(position) === row)
        .toSorted((a, b) => across(a.position) - across(b.position))
        .map(({ image }) => image),
    )
    .filter((row) => row.length > 0);
  return rows.every(({ length }) => length > 1 && length <= MOST_IN_ROW) ? rows : null;
}
