import { valuesAt } from './column.ts';
import type { ProductIndex } from './product-index.ts';

/** What a changed index has in common with the one before; source numbers are positions. */
export interface Kept {
  /** The positions, the values of all fields, the codes and the sizes. */
  readonly values: boolean;
  /** Besides, the colours of pictures. */
  readonly colours: boolean;
  /** Besides the values, what is written of products. */
  readonly texts: boolean;
}

/** What an index that changed has kept. */
export interface Comparison {
  readonly kept: Kept;
  /** By document of a product that is changed in its place, the number of its document before. */
  readonly before: ReadonlyMap<number, number>;
}

/**
 * @param gone the positions of the index before whose products are gone or changed
 * @param first the first document that is new
 */
export function comparison(
  before: ProductIndex,
  after: ProductIndex,
  gone: readonly number[],
  first: number,
): Comparison {
  const replaced = new Map<number, number>();
  const isStill =
    before.whole.size === after.whole.size &&
    gone.every((position) => (after.whole.documents[position] ?? 0) >= first) &&
    before.layout.tables.size === after.layout.tables.size &&
    [...before.layout.tables].every(([field, table]) => after.layout.tables.get(field) === table) &&
    before.unfiltered.groupNames === after.unfiltered.groupNames;
  const kept = { values: isStill, colours: isStill, texts: isStill };
  if (!isStill) return { kept, before: replaced };
  for (const position of gone) {
    const [one, other] = [before, after].map(({ whole }) => whole.documents[position] ?? 0);
    if (one === undefined || other === undefined) continue;
    replaced.set(other, one);
    kept.values &&= hasSameValues(before, after, position) && isAlike(before, one, after, other);
    kept.colours &&=
      String(valuesAt(before.unfiltered.pictureColours, one)) ===
      String(valuesAt(after.unfiltered.pictureColours, other));
    kept.texts &&=
      before.unfiltered.texts[before.unfiltered.textNumbers[one] ?? 0] ===
      after.unfiltered.texts[after.unfiltered.textNumbers[other] ?? 0];
  }
  return {
    kept: {
      values: kept.values,
      colours: kept.values && kept.colours,
      texts: kept.values && kept.texts,
    },
    before: replaced,
  };
}

const hasSameValues = (before: ProductIndex, after: ProductIndex, position: number): boolean =>
  [...before.whole.columns].every(([field, column]) => {
    const other = after.whole.columns.get(field);
    return (
      other !== undefined &&
      String(valuesAt(column, position)) === String(valuesAt(other, position))
    );
  });

function isAlike(before: ProductIndex, one: number, after: ProductIndex, other: number): boolean {
  const [a, b] = [before.unfiltered, after.unfiltered];
  return (
    a.groupNameNumbers[one] === b.groupNameNumbers[other] &&
    a.magnitudes[one] === b.magnitudes[other] &&
    a.codes[one] === b.codes[other]
  );
}
