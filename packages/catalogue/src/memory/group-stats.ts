import type { FacetField } from '@selvedge/contract/facets';
import type { GroupStats } from '@selvedge/contract/product-calls';
import { hasBit } from './bits.ts';
import { valuesAt } from './column.ts';
import type { ProductIndex } from './product-index.ts';
import type { Segment } from './segment.ts';

/** No field has as many values. */
const VALUES = 2 ** 26;

/** What was counted of a segment: it never changes, and a changed catalogue shares most with the one before. */
const counted = new WeakMap<Segment, GroupStats>();

/** The numbers of every item group that has published products, in the order of their codes. Source: CALL-16. */
export function groupStats(index: ProductIndex): readonly GroupStats[] {
  return [...index.groups].flatMap(([group, segment]) => {
    const stats = counted.get(segment) ?? statsOf(index, group, segment);
    if (stats) counted.set(segment, stats);
    return stats ?? [];
  });
}

function statsOf(
  { layout, documents }: ProductIndex,
  group: number,
  segment: Segment,
): GroupStats | undefined {
  const published = publishedPositions(segment);
  const first = published[0];
  if (first === undefined) return undefined;
  const card = JSON.parse(documents.text(segment.documents[first] ?? 0, true));
  const applications = layout.tables.get('application')?.labels ?? [];
  const counts = segment.totals.get('application') ?? [];
  return {
    item_group: layout.tables.get('item_group')?.labels[group] ?? '',
    group_desc: String(card.group_desc),
    products: segment.publishedSize,
    ...collectionsAndDesigns(segment, published),
    applications: applications.filter((_, number) => number > 0 && (counts[number] ?? 0) > 0),
  };
}

function publishedPositions({ size, published }: Segment): Uint32Array {
  const all = Uint32Array.from({ length: size }, (_, position) => position);
  return published === null ? all : all.filter((position) => hasBit(published, position));
}

function collectionsAndDesigns(segment: Segment, positions: Uint32Array) {
  const ranges = segment.columns.get('range')?.numbers;
  const designs = segment.columns.get('design')?.numbers;
  const collections = new Set<number>();
  const designsOfCollections = new Set<number>();
  for (const position of positions) {
    const range = ranges?.[position] ?? 0;
    const design = designs?.[position] ?? 0;
    if (range === 0) continue;
    collections.add(range);
    if (design !== 0) designsOfCollections.add(range * VALUES + design);
  }
  return { collections: collections.size, designs: designsOfCollections.size };
}

/**
 * In how many colours the design of each product comes: distinct colours of published products of its item group,
 * collection and design; 0 where it lacks one of these. By number in the document store.
 */
export function coloursOfDesigns({ whole, documents }: ProductIndex): Uint16Array {
  const numberOf = (field: FacetField, position: number): number => {
    const column = whole.columns.get(field);
    return column === undefined ? 0 : (valuesAt(column, position)[0] ?? 0);
  };
  const designs = new Map<number, Map<number, number>>();
  const designAt = new Uint32Array(whole.size);
  let last = 0;
  for (let position = 0; position < whole.size; position++) {
    const group = numberOf('item_group', position);
    const range = numberOf('range', position);
    const design = numberOf('design', position);
    if (group === 0 || range === 0 || design === 0) continue;
    const ofRange = designs.get(group * VALUES + range) ?? new Map<number, number>();
    designs.set(group * VALUES + range, ofRange);
    const number = ofRange.get(design) ?? ++last;
    ofRange.set(design, number);
    designAt[position] = number;
  }
  const counts = new Uint16Array(last + 1);
  const seen = new Set<number>();
  for (let position = 0; position < whole.size; position++) {
    const design = designAt[position] ?? 0;
    const colour = numberOf('colour', position);
    const isPublished = whole.published === null || hasBit(whole.published, position);
    if (design === 0 || colour === 0 || !isPublished) continue;
    const key = design * VALUES + colour;
    if (seen.has(key)) continue;
    seen.add(key);
    counts[design] = (counts[design] ?? 0) + 1;
  }
  const byDocument = new Uint16Array(documents.length);
  for (let position = 0; position < whole.size; position++) {
    byDocument[whole.documents[position] ?? 0] = counts[designAt[position] ?? 0] ?? 0;
  }
  return byDocument;
}
