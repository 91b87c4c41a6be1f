import { compareCodePoints, compareLabels, fold, sortForm } from '@selvedge/contract/text';

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
  /** The values that products spell in more than one way. */
  readonly several: ReadonlySet<number>;
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
  readonly #several = new Set<number>();

  /** The provisional number of a value, 0 when it is blank. */
  numberOf(value: string, published: boolean): number {
    const seen = (published ? this.#published : this.#unpublished).get(value);
    return seen ?? this.#learn(value, published);
  }

  /** The provisional number of a value that was met before in any spelling; 0 when it was not, or is blank. */
  knownNumber(value: string): number {
    return this.#published.get(value) ?? this.#byFold.get(fold(value)) ?? 0;
  }

  /** Whether some published product spells a value just so. */
  spells(value: string): boolean {
    return this.#published.has(value);
  }

  #learn(value: string, published: boolean): number {
    const folded = fold(value);
    let number = 0;
    if (folded !== '') {
      number = this.#byFold.get(folded) ?? this.#known.push({ label: value, published });
      this.#byFold.set(folded, number);
      const known = this.#known[number - 1];
      if (known !== undefined && known.label !== value) this.#several.add(number);
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
    const several = Array.from(this.#several, (number) => finalNumbers[number] ?? 0);
    const table = tableOf(entries, new Set(several));
    return { table, finalNumbers };
  }
}

function tableOf(
  entries: readonly { readonly folded: string; readonly label: string }[],
  several: ReadonlySet<number>,
): ValueTable {
  const labels = ['', ...entries.map(({ label }) => label)];
  return {
    size: entries.length,
    labels,
    json: labels.map((label) => JSON.stringify(label)),
    numbers: new Map(entries.map(({ folded }, index) => [folded, index + 1])),
    several,
  };
}

/** A table with more values, and the numbers under which it has those of the table before and of the one that was added. */
export interface GrownTable {
  readonly table: ValueTable;
  /** Null where they are as they were. */
  readonly before: Uint32Array | null;
  readonly added: Uint32Array;
}

/**
 * Adds the values of another table. Those that no product has any more stay: they are found in nothing.
 *
 * @returns null where a value that is known already might be spelt otherwise from now on
 */
export function grownTable(table: ValueTable, more: ValueTable): GrownTable | null {
  const fresh: { folded: string; label: string; after: number; from: number }[] = [];
  const added = new Uint32Array(more.size + 1);
  for (const [folded, from] of more.numbers) {
    const label = more.labels[from] ?? '';
    const number = table.numbers.get(folded);
    if (number === undefined) {
      fresh.push({ folded, label, after: placeOf(label, table.labels), from });
      continue;
    }
    added[from] = number;
    if (table.several.has(number) && compareCodePoints(label, table.labels[number] ?? '') >= 0)
      continue;
    if (label !== table.labels[number] || more.several.has(from)) return null;
  }
  if (fresh.length === 0) return { table, before: null, added };
  const known = added.slice();
  fresh.sort((a, b) => a.after - b.after || compareLabels(a.label, b.label));
  const before = new Uint32Array(table.size + 1);
  const entries: { folded: string; label: string }[] = [];
  const several = new Set<number>();
  const folds = [...table.numbers.keys()];
  let next = 0;
  const addFresh = (upTo: number) => {
    for (let one = fresh[next]; one !== undefined && one.after < upTo; one = fresh[++next]) {
      added[one.from] = entries.push(one);
      if (more.several.has(one.from)) several.add(entries.length);
    }
  };
  for (const [index, folded] of folds.entries()) {
    const number = index + 1;
    addFresh(number);
    before[number] = entries.push({ folded, label: table.labels[number] ?? '' });
    if (table.several.has(number)) several.add(entries.length);
  }
  addFresh(Number.POSITIVE_INFINITY);
  for (const [from, number] of known.entries()) if (number > 0) added[from] = before[number] ?? 0;
  return { table: tableOf(entries, several), before, added };
}

/** The number of the last label that comes before this one; 0 where none does. */
function placeOf(label: string, labels: readonly string[]): number {
  let low = 0;
  let high = labels.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (compareLabels(labels[middle] ?? '', label) < 0) low = middle;
    else high = middle;
  }
  return low;
}

function isBetter(value: string, published: boolean, known: Known): boolean {
  if (published !== known.published) return published;
  return compareCodePoints(value, known.label) < 0;
}
