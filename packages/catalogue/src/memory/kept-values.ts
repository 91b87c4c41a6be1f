import { CHANGES_IN_STEP, isStep, type Steps } from '../work-in-steps.ts';
import { valuesAt } from './column.ts';
import type { ProductIndex, Texts } from './product-index.ts';

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
export function* comparison(
  before: ProductIndex,
  after: ProductIndex,
  gone: readonly number[],
  first: number,
): Steps<Comparison> {
  const isStill =
    before.whole.size === after.whole.size &&
    gone.every((position) => (after.whole.documents[position] ?? 0) >= first) &&
    [...before.layout.tables].every(([field, table]) => after.layout.tables.get(field) === table) &&
    before.unfiltered.groupNames === after.unfiltered.groupNames;
  if (!isStill) return { kept: NOTHING, before: new Map() };
  const pairs = gone.map((position) => ({
    position,
    one: before.whole.documents[position] ?? 0,
    other: after.whole.documents[position] ?? 0,
  }));
  const [a, b] = [before.unfiltered, after.unfiltered];
  let values = true;
  for (const [at, { position, one, other }] of pairs.entries()) {
    if (isStep(at, CHANGES_IN_STEP)) yield;
    values &&=
      hasSameValues(before, after, position) &&
      a.groupNameNumbers[one] === b.groupNameNumbers[other] &&
      a.magnitudes[one] === b.magnitudes[other] &&
      a.codes[one] === b.codes[other];
  }
  const hasSameColours = ({ one, other }: { one: number; other: number }) =>
    String(valuesAt(a.pictureColours, one)) === String(valuesAt(b.pictureColours, other));
  const hasSameText = ({ one, other }: { one: number; other: number }) =>
    a.texts.every((texts, part) => textOf(texts, one) === textOf(b.texts[part], other));
  return {
    kept: {
      values,
      colours: values && pairs.every(hasSameColours),
      texts: values && pairs.every(hasSameText),
    },
    before: new Map(pairs.map(({ one, other }) => [other, one])),
  };
}

const textOf = (texts: Texts | undefined, document: number): string | undefined =>
  texts?.labels[texts.numbers[document] ?? 0];

const NOTHING: Kept = { values: false, colours: false, texts: false };

const hasSameValues = (before: ProductIndex, after: ProductIndex, position: number): boolean =>
  [...before.whole.columns].every(([field, column]) => {
    const other = after.whole.columns.get(field);
    return (
      other !== undefined &&
      String(valuesAt(column, position)) === String(valuesAt(other, position))
    );
  });
