import type { FacetField } from '@selvedge/contract/facets';
import type { Product } from '@selvedge/contract/product';
import type { FactField } from '@selvedge/contract/product-facts';
import { fold } from '@selvedge/contract/text';
import { isRuleFacet, RuledValues } from '../apply-facet-rules.ts';
import type { EngineOptions } from '../engine.ts';
import { type GrownTable, grownTable, type ValueTable } from '../value-table.ts';
import { CHANGES_IN_STEP, isStep, type Steps } from '../work-in-steps.ts';
import type { CatalogueCollector } from './catalogue-collector.ts';
import type { ComingProduct } from './changed-segment.ts';
import { type ProductIndex, startsOf, type Texts } from './product-index.ts';

interface GrownTables {
  readonly fields: ReadonlyMap<FacetField, NumberedTable>;
  readonly groupNames: NumberedTable;
}

/** A grown table, and the numbers in it of what the batch called by its own. */
interface NumberedTable extends GrownTable {
  readonly arrived: (number: number) => number;
}

export function grownTables({ layout, unfiltered }: ProductIndex, batch: CatalogueCollector) {
  const fields = new Map<FacetField, NumberedTable>();
  for (const { field, values } of batch.fields) {
    const table = layout.tables.get(field);
    const grown = table && numberedTable(table, values.finish());
    // Each item group has a segment of its own.
    if (!grown || (field === 'item_group' && grown.before !== null)) return null;
    fields.set(field, grown);
  }
  const groupNames = numberedTable(unfiltered.groupNames, batch.groupNames.finish());
  return groupNames && ({ fields, groupNames } satisfies GrownTables);
}

function numberedTable(
  table: ValueTable,
  { table: more, finalNumbers }: { table: ValueTable; finalNumbers: Uint32Array },
): NumberedTable | null {
  const grown = grownTable(table, more);
  return grown && { ...grown, arrived: (number) => grown.added[finalNumbers[number] ?? 0] ?? 0 };
}

export function comingProduct(
  batch: CatalogueCollector,
  at: number,
  document: number,
  tables: GrownTables['fields'],
): ComingProduct {
  const values = new Map<FacetField, readonly number[]>();
  for (const { field, starts, numbers } of batch.fields) {
    const startOf = (one: number): number => {
      if (starts === null) return one;
      return one < starts.length ? starts.at(one) : numbers.length;
    };
    const own: number[] = [];
    for (let i = startOf(at); i < startOf(at + 1); i++) {
      const number = tables.get(field)?.arrived(numbers.at(i)) ?? 0;
      if (number !== 0) own.push(number);
    }
    values.set(field, own);
  }
  return {
    document,
    values,
    isPromo: batch.isPromo(at),
    isInStock: batch.isInStock(at),
    facts: new Map<FactField, number>(
      batch.facts.map(({ field, tenths }) => [field, tenths.at(at)]),
    ),
    firstPublished: batch.firstPublished.at(at),
  };
}

/** Whether a value of several spellings may have lost the one that it is shown in. */
export function* losesSpelling(
  { layout, whole, documents, unfiltered }: ProductIndex,
  gone: readonly number[],
  batch: CatalogueCollector,
  options: EngineOptions,
): Steps<boolean> {
  const rules = new RuledValues(options.facetRules);
  const isLost = (table: ValueTable | undefined, value: string, isSpelt: boolean): boolean => {
    const number = table?.numbers.get(fold(value));
    if (table === undefined || number === undefined || isSpelt) return false;
    return table.several.has(number) && table.labels[number] === value;
  };
  const losesOne = (position: number): boolean => {
    const product: Product = JSON.parse(documents.text(whole.documents[position] ?? 0, false));
    const byRules = rules.of(product);
    if (
      isLost(unfiltered.groupNames, product.group_desc, batch.groupNames.spells(product.group_desc))
    )
      return true;
    return batch.fields.some(({ field, values }) => {
      const table = layout.tables.get(field);
      const own = isRuleFacet(field) ? byRules[field] : product[field];
      return [own].flat().some((value) => isLost(table, value, values.spells(value)));
    });
  };
  for (const [at, position] of gone.entries()) {
    if (isStep(at, CHANGES_IN_STEP)) yield;
    if (losesOne(position)) return true;
  }
  return false;
}

type Unfiltered = ProductIndex['unfiltered'];

/** What is kept by document, with that of the batch after it. */
export function grownColumns(
  before: Unfiltered,
  batch: CatalogueCollector,
  { table, before: numbers, arrived }: NumberedTable,
): Unfiltered {
  const groupNameNumbers = numbers
    ? before.groupNameNumbers.map((number) => numbers[number] ?? 0)
    : before.groupNameNumbers;
  const { starts, numbers: colours } = batch.pictureColours;
  const { pictureColours } = before;
  const shift = pictureColours.numbers.length;
  const size = batch.codes.length;
  return {
    groupNames: table,
    groupNameNumbers: joined(groupNameNumbers, batch.groupNameNumbers.items().map(arrived)),
    magnitudes: joined(before.magnitudes, Float64Array.from(batch.magnitudes)),
    pictureColours: {
      starts: joined(
        (pictureColours.starts ?? new Uint32Array(1)).subarray(0, -1),
        startsOf(starts, size, colours.length).map((start) => start + shift),
      ),
      numbers: joined(Uint32Array.from(pictureColours.numbers), colours.items()),
    },
    codes: [...before.codes, ...batch.codes],
    texts: before.texts.map((texts, part) => grownTexts(texts, batch.texts[part])),
  };
}

function grownTexts(before: Texts, coming: CatalogueCollector['texts'][number] | undefined): Texts {
  if (coming === undefined) return before;
  const known = before.labels.length - 1;
  const numbers = coming.numbers.items().map((number) => (number === 0 ? 0 : number + known));
  return {
    labels: [...before.labels, ...coming.labels.slice(1)],
    numbers: joined(before.numbers, numbers),
  };
}

function joined<Numbers extends Uint32Array | Float64Array>(a: Numbers, b: Numbers): Numbers {
  const both = new (a.constructor as new (length: number) => Numbers)(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
