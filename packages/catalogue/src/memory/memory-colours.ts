import type { FilterField } from '@selvedge/contract/facets';
import { ColourIndex } from '../nearest/colour-index.ts';
import { ColourwayCollector } from '../nearest/colourway-collector.ts';
import { hasBit } from './bits.ts';
import { valuesAt } from './column.ts';
import type { ProductIndex } from './product-index.ts';

/** Builds the search by colour from the finished index; its sources are positions in the whole catalogue. */
export function memoryColours({ whole, unfiltered }: ProductIndex): ColourIndex {
  const { pictureColours, magnitudes } = unfiltered;
  const colourways = new ColourwayCollector();
  const numberAt = (field: FilterField, position: number): number =>
    whole.columns.get(field)?.numbers[position] ?? 0;
  for (let position = 0; position < whole.size; position++) {
    if (whole.published !== null && !hasBit(whole.published, position)) continue;
    const arrival = whole.documents[position] ?? 0;
    const colours = valuesAt(pictureColours, arrival);
    const group = numberAt('item_group', position);
    const range = numberAt('range', position);
    const design = numberAt('design', position);
    // Without a group, a collection or a design there is no page to lead to.
    if (colours.length === 0 || group === 0 || range === 0 || design === 0) continue;
    colourways.add(position, {
      group: String(group),
      colourway: [group, range, design, numberAt('colour', position)].join(),
      magnitude: magnitudes[arrival] ?? 0,
      colours,
    });
  }
  return new ColourIndex(colourways);
}
