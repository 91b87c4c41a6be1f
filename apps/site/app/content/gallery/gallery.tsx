import type { PlacedImage } from '@selvedge/contract/content-parts';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../../ui/tile/tile.tsx';
import styles from './gallery.module.css';

const COLUMN_SIZES = '(width > 600px) 50vw, 92vw';

/** Two of a row share a phone's width, and the first of three has it alone. */
function rowSizes(count: number, place: number): string {
  const phone = count === 3 && place === 0 ? '92vw' : '44vw';
  return `(width > 600px) ${Math.round(100 / count)}vw, ${phone}`;
}

/**
 * A masonry of pictures, each near its place: columns that end together, or where one would be much shorter than another
 * rows from edge to edge. `missing` stands in its place where there are no pictures. Source: COLL-02.
 */
export function Gallery(props: {
  readonly images: readonly PlacedImage[];
  /** What the pictures are of, for the section's name and for what stands where one fails. */
  readonly subject: string;
  readonly missing?: ReactNode;
}) {
  const { images, subject, missing = null } = props;
  const columns = galleryColumns(images);
  if (columns.length === 0) return missing;
  const rows = galleryRows(images);
  return (
    <Section label={`${subject} gallery`}>
      <div className={rows ? styles.rows : styles.columns}>
        {(rows ?? columns).map((group) => (
          <ul
            key={group[0]?.url}
            className={classNames(rows ? styles.row : styles.column)}
            data-count={group.length}
          >
            {group.map(({ url, alt }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures never move, and one may come twice
              <li key={place} className={styles.place}>
                <Picture
                  src={url}
                  alt={alt}
                  ratio="fill"
                  placeholder={subject}
                  maxWidthPx={TILE_PICTURE_WIDTH_PX}
                  sizes={rows ? rowSizes(group.length, place) : COLUMN_SIZES}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}

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
