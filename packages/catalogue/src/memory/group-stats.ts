import type { GroupStats } from '@selvedge/contract/product-calls';
import { hasBit } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import type { Segment } from './segment.ts';

const NUMBERS = 2 ** 26;

/** The numbers of every item group that has published products, in the order of their codes. Source: CALL-16. */
export function groupStats(index: ProductIndex): readonly GroupStats[] {
  const { layout, documents } = index;
  return [...index.groups].flatMap(([group, segment]) => {
    const published = publishedPositions(segment);
    const first = published[0];
    if (first === undefined) return [];
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
  });
}

function publishedPositions({ size, published }: Segment): number[] {
  const all = Array.from({ length: size }, (_, position) => position);
  return published === null ? all : all.filter((position) => hasBit(published, position));
}

function collectionsAndDesigns(segment: Segment, positions: readonly number[]) {
  const ranges = segment.columns.get('range')?.numbers;
  const designs = segment.columns.get('design')?.numbers;
  const collections = new Set<number>();
  const designsOfCollections = new Set<number>();
  for (const position of positions) {
    const range = ranges?.[position] ?? 0;
    const design = designs?.[position] ?? 0;
    if (range === 0) continue;
    collections.add(range);
    if (design !== 0) designsOfCollections.add(range * NUMBERS + design);
  }
  return { collections: collections.size, designs: designsOfCollections.size };
}
