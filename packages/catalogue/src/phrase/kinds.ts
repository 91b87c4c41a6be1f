import { searchForm, wordsOf } from '../suggestions/vocabulary.ts';

const wordsIn = (value: string): string[] => [...new Set(wordsOf(searchForm(value)))];

/**
 * The values of a field of which some are kinds of others: “Solution-dyed Acrylic” is acrylic too. A supplier may write
 * thousands of them, so each is read once, and a look goes through those that have a word of the value.
 */
export class Kinds {
  readonly #values: readonly string[];
  /** By word the places of the values that have it. */
  readonly #placesOf = new Map<string, Set<number>>();

  constructor(values: readonly string[]) {
    this.#values = values;
    for (const [place, value] of values.entries()) {
      for (const word of wordsIn(value)) {
        const known = this.#placesOf.get(word);
        if (known) known.add(place);
        else this.#placesOf.set(word, new Set([place]));
      }
    }
  }

  /** A value of the field, and behind it its kinds in their order. */
  of(value: string): string[] {
    const [rarest, ...others] = wordsIn(value)
      .map((word) => this.#placesOf.get(word) ?? new Set<number>())
      .sort((a, b) => a.size - b.size);
    const kinds = [...(rarest ?? [])]
      .filter((place) => others.every((places) => places.has(place)))
      .map((place) => this.#values[place] ?? '');
    return [value, ...kinds.filter((kind) => kind !== value)];
  }
}
