import type { PlacedImage } from '@selvedge/contract/content-parts';

/** From top to bottom; a place that names neither stands between. */
function height(image: PlacedImage): number {
  const position = image.position.toLowerCase();
  if (position.includes('top')) return 0;
  return position.includes('bottom') ? 2 : 1;
}

/**
 * The pictures of a gallery in its columns: the left, the right and, where a place is in neither, one between. In a
 * column pictures stand from top to bottom, and as given among their like. Pictures without a place go to the column
 * that has the fewest. Empty columns and pictures without an address are left out. Source: COLL-02, ENT-09.
 */
export function galleryColumns(images: readonly PlacedImage[]): PlacedImage[][] {
  const left: PlacedImage[] = [];
  const middle: PlacedImage[] = [];
  const right: PlacedImage[] = [];
  const unplaced: PlacedImage[] = [];
  for (const image of images) {
    if (image.url === '') continue;
    const position = image.position.toLowerCase();
    if (position.includes('left')) left.push(image);
    else if (position.includes('right')) right.push(image);
    else if (/top|middle|cent|bottom/u.test(position)) middle.push(image);
    else unplaced.push(image);
  }
  const columns = [left, middle, right];
  for (const column of columns) {
    column.sort((a, b) => height(a) - height(b));
  }
  // Two columns are enough where nothing asks for the one between.
  const open = middle.length > 0 ? columns : [left, right];
  for (const image of unplaced) {
    const shortest = open.toSorted((a, b) => a.length - b.length)[0];
    shortest?.push(image);
  }
  return open.filter((column) => column.length > 0);
}
