import { type Measured, sizeMagnitude } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { ColourIndex } from '../nearest/colour-index.ts';
import { ColourwayCollector } from '../nearest/colourway-collector.ts';

/** A published product with colours, as {@link COLOURS_SQL} reads it. */
export interface ColouredRow extends Required<Measured> {
  readonly sku: string;
  readonly item_group: string;
  readonly range: string;
  readonly design: string;
  readonly colour: string;
  readonly picture_colours: readonly string[];
}

export const COLOURS_SQL = `SELECT ${[
  ...['sku', 'item_group', 'range', 'design', 'colour', 'width', 'length_cm', 'diameter'],
]
  .map((field) => `doc->>'${field}' AS "${field}"`)
  .join(', ')}, doc->'picture_colours' AS picture_colours
  FROM published.product
  WHERE is_published AND doc->'picture_colours'->0 IS NOT NULL ORDER BY sort_key, sku`;

/** The search by colour over rows that are all at hand, in order; its sources are their places. */
export function coloursOf(rows: readonly ColouredRow[]): ColourIndex {
  const colourways = new ColourwayCollector();
  for (const [source, row] of rows.entries()) {
    const [group = '', ...others] = [row.item_group, row.range, row.design].map(fold);
    if (group === '' || others.includes('')) continue;
    colourways.add(source, {
      group,
      colourway: JSON.stringify([group, ...others, fold(row.colour)]),
      magnitude: sizeMagnitude(row),
      colours: row.picture_colours.map((hex) => Number.parseInt(hex.slice(1), 16)),
    });
  }
  return new ColourIndex(colourways);
}
