import type { FilterField } from '@selvedge/contract/facets';
import { HitCollector } from '../suggestions/hit-collector.ts';
import { searchEntryOf } from '../suggestions/sections.ts';
import { SuggestionIndex } from '../suggestions/suggestion-index.ts';
import { hasBit } from './bits.ts';
import { valuesAt } from './column.ts';
import type { ProductIndex } from './product-index.ts';

/** Builds suggestions from the finished index. */
export function memorySuggestions(index: ProductIndex): SuggestionIndex {
  const { whole, layout, documents } = index;
  const { groupNames, groupNameNumbers, magnitudes } = index.unfiltered;
  const hits = new HitCollector();
  const numberAt = (field: FilterField, position: number): number =>
    whole.columns.get(field)?.numbers[position] ?? 0;
  const styles = whole.columns.get('design_style');
  for (let position = 0; position < whole.size; position++) {
    if (whole.published !== null && !hasBit(whole.published, position)) continue;
    const arrival = whole.documents[position] ?? 0;
    hits.add(position, {
      numbers: {
        item_group: numberAt('item_group', position),
        group_desc: groupNameNumbers[arrival] ?? 0,
        application: numberAt('application', position),
        brand: numberAt('brand', position),
        range: numberAt('range', position),
        design: numberAt('design', position),
        colour: numberAt('colour', position),
      },
      styles: styles === undefined ? [] : valuesAt(styles, position),
      magnitude: magnitudes[arrival] ?? 0,
    });
  }
  return new SuggestionIndex(hits, {
    value: (field, number) =>
      (field === 'group_desc' ? groupNames : layout.tables.get(field))?.labels[number] ?? '',
    entry: (source, style) =>
      searchEntryOf(
        JSON.parse(documents.text(whole.documents[source] ?? 0, true)),
        layout.tables.get('design_style')?.labels[style] ?? '',
      ),
  });
}
