import { compareCodePoints, fold, sortForm } from '@selvedge/contract/text';

/**
 * Sorts as `compareLabels` does, but makes each label's form once instead of at every comparison. Items with equal
 * labels keep their order.
 */
export function sortedByLabel<T>(items: readonly T[], labelOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, label: labelOf(item), form: sortForm(labelOf(item)) }))
    .sort((a, b) => compareCodePoints(a.form, b.form) || compareCodePoints(a.label, b.label))
    .map(({ item }) => item);
}

/** The values of one field, numbered from 1 in alphabetical order, so that counting them in order lists them sorted. */
export interface ValueTable {
  readonly size: number;
  /** By number; 0 holds nothing. */
  readonly labels: readonly string[];
  /** The labels as JSON strings, made once. */
  readonly json: readonly string[];
  /** Numbers by folded value. */
  readonly numbers: ReadonlyMap<string, number>;
}

interface Known {
  label: string;
  published: boolean;
}

/**
 * Learns the values of a field as products come, under provisional numbers. Spellings that fold alike are one value,
 * shown in the spelling that is smallest by code point among published products (else among the others), where a
 * product that spells a value in two ways counts with the first.
 */
export class ValueCollector {
  readonly #published = new Map<string, number>();
  readonly #unpublished = new Map<string, number>();
  readonly #byFold = new Map<string, number>();
  readonly #known: Known[] = [];

  /** The provisional number of a value, 0 when it is blank. */
  numberOf(value: string, published: boolean): number {
    const seen = (published ? this.#published : this.#unpublished).get(value);
    return seen ?? this.#learn(value, published);
  }

  /** The provisional number of a value that was met before in any spelling; 0 when it was not, or is blank. */
  knownNumber(value: string): number {
    return this.#published.get(value) ?? this.#byFold.get(fold(value)) ?? 0;
  }

  #learn(value: string, published: boolean): number {
    const folded = fold(value);
    let number = 0;
    if (folded !== '') {
      number = this.#byFold.get(folded) ?? this.#known.push({ label: value, published });
      this.#byFold.set(folded, number);
      const known = this.#known[number - 1];
      if (known !== undefined && isBetter(value, published, known)) {
        known.label = value;
        known.published = published;
      }
    }
    (published ? this.#published : this.#unpublished).set(value, number);
    return number;
  }

  /** The finished table, and for each provisional number its final one. */
  finish(): { table: ValueTable; finalNumbers: Uint32Array } {
    const entries = sortedByLabel(
      [...this.#byFold].map(([folded, provisional]) => {
        return { folded, provisional, label: this.#known[provisional - 1]?.label ?? folded };
      }),
      ({ label }) => label,
    );
    const finalNumbers = new Uint32Array(entries.length + 1);
    entries.forEach(({ provisional }, index) => {
      finalNumbers[provisional] = index + 1;
    });
    const labels = ['', ...entries.map(({ label }) => label)];
    const table = {
      size: entries.length,
      labels,
      json: labels.map((label) => JSON.stringify(label)),
      numbers: new Map(entries.map(({ folded }, index) => [folded, index + 1])),
    };
    return { table, finalNumbers };
  }
}

function isBetter(value: string, published: boolean, known: Known): boolean {
  if (published !== known.published) return published;
  return compareCodePoints(value, known.label) < 0;
}
