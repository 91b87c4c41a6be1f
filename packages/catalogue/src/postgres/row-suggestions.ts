import { sizeMagnitude } from '@selvedge/contract/size';
import { HitCollector } from '../suggestions/hit-collector.ts';
import { type SuggestedProduct, searchEntryOf, type TextField } from '../suggestions/sections.ts';
import { SuggestionIndex } from '../suggestions/suggestion-index.ts';
import { ValueCollector } from '../value-table.ts';

/** Suggestions over published products that are all at hand, in order. */
export function suggestionsOf(products: readonly SuggestedProduct[]): SuggestionIndex {
  const collectors = {
    item_group: new ValueCollector(),
    group_desc: new ValueCollector(),
    application: new ValueCollector(),
    brand: new ValueCollector(),
    range: new ValueCollector(),
    design: new ValueCollector(),
    colour: new ValueCollector(),
    design_style: new ValueCollector(),
  };
  const hits = new HitCollector();
  for (const [source, product] of products.entries()) {
    const numberOf = (field: TextField) => collectors[field].numberOf(product[field], true);
    hits.add(source, {
      numbers: {
        item_group: numberOf('item_group'),
        group_desc: numberOf('group_desc'),
        application: numberOf('application'),
        brand: numberOf('brand'),
        range: numberOf('range'),
        design: numberOf('design'),
        colour: numberOf('colour'),
      },
      styles: stylesOf(product, collectors.design_style),
      magnitude: sizeMagnitude(product),
    });
  }
  const labels = new Map(
    Object.entries(collectors).map(([field, collector]) => {
      const { table, finalNumbers } = collector.finish();
      return [field, (number: number) => table.labels[finalNumbers[number] ?? 0] ?? ''];
    }),
  );
  const value = (field: string, number: number) => labels.get(field)?.(number) ?? '';
  return new SuggestionIndex(hits, {
    value,
    entry(source, style) {
      const product = products[source];
      if (product === undefined) throw new RangeError(`There is no row ${source}`);
      return searchEntryOf(product, style === 0 ? '' : value('design_style', style));
    },
  });
}

/** Each style once, and where it is spelled in two ways the first of them. */
function stylesOf({ design_style }: SuggestedProduct, collector: ValueCollector): number[] {
  const styles: number[] = [];
  for (const style of design_style) {
    if (styles.includes(collector.knownNumber(style))) continue;
    const number = collector.numberOf(style, true);
    if (number !== 0) styles.push(number);
  }
  return styles;
}
