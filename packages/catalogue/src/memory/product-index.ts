import type { FacetField } from '@selvedge/contract/facets';
import type { ValueTable } from '../value-table.ts';
import type { Steps } from '../work-in-steps.ts';
import type { CatalogueCollector } from './catalogue-collector.ts';
import type { Column, GrowableUint32 } from './column.ts';
import { type Layout, layOut, type Tuning, type ValueTables } from './dimensions.ts';
import type { DocumentStore } from './document-store.ts';
import { buildSegment, type Segment } from './segment.ts';

/**
 * All that is known of a catalogue, ready to be asked. Everything but the documents is plain data (numbers, texts,
 * maps, typed arrays), so that it can be kept as it is (stored-index.ts).
 */
export interface ProductIndex {
  readonly documents: DocumentStore;
  readonly layout: Layout;
  /** All products. */
  readonly whole: Segment;
  /** By the number of the item group: requests name one nearly always. */
  readonly groups: ReadonlyMap<number, Segment>;
  readonly unfiltered: UnfilteredColumns;
}

/** What is suggested or ordered by and is no field of the filter, by number of arrival. */
interface UnfilteredColumns {
  readonly groupNames: ValueTable;
  /** The number in `groupNames` of each product's item group name. */
  readonly groupNameNumbers: Uint32Array;
  /** Each product's size as a number, by which sizes are ordered. */
  readonly magnitudes: Float64Array;
  /** Colours of each product's picture as 0xrrggbb, the largest first. */
  readonly pictureColours: Column;
  readonly codes: readonly string[];
  /** What is written of products beside their names, in the order of `DESCRIBED`. */
  readonly texts: readonly Texts[];
}

/** Texts by number, of which 0 is none, and by number of arrival that of each product's. */
export interface Texts {
  readonly labels: readonly string[];
  readonly numbers: Uint32Array;
}

/** Builds the index of what was collected, in steps. The collector is used up. */
export function* buildProductIndex(
  collector: CatalogueCollector,
  tuning: Tuning,
): Steps<ProductIndex> {
  const tables = new Map<FacetField, ValueTable>();
  const arrived = new Map<FacetField, Column>();
  const size = collector.documents.length;
  for (const { field, values, starts, numbers } of collector.fields) {
    const { table, finalNumbers } = values.finish();
    tables.set(field, table);
    arrived.set(field, {
      starts: starts === null ? null : startsOf(starts, size, numbers.length),
      numbers: Uint32Array.from(
        { length: numbers.length },
        (_, i) => finalNumbers[numbers.at(i)] ?? 0,
      ),
    });
    yield;
  }
  const layout = layOut(tables satisfies ValueTables, tuning);
  const order = collector.order();
  const ofGroup = arrived.get('item_group')?.numbers ?? new Uint32Array(size);
  const groups = new Map<number, Segment>();
  const withoutGroup = new Map([...arrived].filter(([field]) => field !== 'item_group'));
  for (let group = 1; group <= (tables.get('item_group')?.size ?? 0); group++) {
    const members = order.filter((arrival) => ofGroup[arrival] === group);
    groups.set(group, yield* buildSegment(members, withoutGroup, collector, layout, tuning));
  }
  const whole = yield* buildSegment(order, arrived, collector, layout, tuning);
  const unfiltered = unfilteredColumns(collector);
  return { documents: collector.documents, layout, whole, groups, unfiltered };
}

function unfilteredColumns(collector: CatalogueCollector): UnfilteredColumns {
  const { table: groupNames, finalNumbers } = collector.groupNames.finish();
  const groupNameNumbers = collector.groupNameNumbers
    .items()
    .map((number) => finalNumbers[number] ?? 0);
  const { starts, numbers } = collector.pictureColours;
  return {
    groupNames,
    groupNameNumbers,
    magnitudes: Float64Array.from(collector.magnitudes),
    codes: collector.codes,
    texts: collector.texts.map(({ labels, numbers: own }) => ({ labels, numbers: own.items() })),
    pictureColours: {
      starts: startsOf(starts, collector.documents.length, numbers.length),
      numbers: numbers.items(),
    },
  };
}

/** Where the numbers of each of `size` products begin, and the end of all. */
export function startsOf(starts: GrowableUint32, size: number, end: number): Uint32Array {
  return Uint32Array.from({ length: size + 1 }, (_, i) => (i < size ? starts.at(i) : end));
}
