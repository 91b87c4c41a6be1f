import { GrowableUint32 } from '../memory/column.ts';
import { isStep, NUMBERS_IN_STEP, type Steps, sortedInSteps } from '../work-in-steps.ts';
import { Vocabulary } from './vocabulary.ts';

/** Lists of numbers one after the other: those of list `n` are `numbers[starts[n]]` up to `numbers[starts[n + 1]]`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Takes the words of texts, one text after the other, and keeps them as numbers of a vocabulary. */
export class WordCollector {
  readonly #numbers = new Map<string, number>();
  readonly #words = new GrowableUint32();
  readonly #mostDistinct: number;

  /** @param mostDistinct different words that it takes; of others it takes none */
  constructor(mostDistinct = Number.POSITIVE_INFINITY) {
    this.#mostDistinct = mostDistinct;
  }

  /** How many words it has taken. */
  get length(): number {
    return this.#words.length;
  }

  add(words: Iterable<string>): void {
    for (const word of words) {
      let number = this.#numbers.get(word);
      if (number === undefined) {
        if (this.#numbers.size >= this.#mostDistinct) continue;
        number = this.#numbers.size;
        this.#numbers.set(word, number);
      }
      this.#words.push(number);
    }
  }

  /** The distinct words, and the number among them of each that was taken. */
  *finish(): Steps<{ vocabulary: Vocabulary; words: Uint32Array }> {
    const vocabulary = new Vocabulary(yield* sortedInSteps([...this.#numbers.keys()]));
    const final = new Uint32Array(vocabulary.words.length);
    for (const [number, word] of vocabulary.words.entries()) {
      if (isStep(number)) yield;
      final[this.#numbers.get(word) ?? 0] = number;
    }
    const words = this.#words.items();
    for (let at = 0; at < words.length; at++) {
      if (isStep(at, NUMBERS_IN_STEP)) yield;
      words[at] = final[words[at] ?? 0] ?? 0;
    }
    return { vocabulary, words };
  }
}

/** By each number below `size` the lists that hold it, ascending. */
export function* listsWith({ starts, numbers }: Lists, size: number): Steps<Lists> {
  const starting = new Uint32Array(size + 1);
  for (let i = 0; i < numbers.length; i++) {
    if (isStep(i, NUMBERS_IN_STEP)) yield;
    const after = (numbers[i] ?? 0) + 1;
    starting[after] = (starting[after] ?? 0) + 1;
  }
  for (let number = 1; number <= size; number++)
    starting[number] = (starting[number] ?? 0) + (starting[number - 1] ?? 0);
  const lists = new Uint32Array(numbers.length);
  const next = starting.slice();
  for (let list = 0, i = 0; list + 1 < starts.length; list++) {
    for (const end = starts[list + 1] ?? 0; i < end; i++) {
      if (isStep(i, NUMBERS_IN_STEP)) yield;
      const number = numbers[i] ?? 0;
      const at = next[number] ?? 0;
      lists[at] = list;
      next[number] = at + 1;
    }
  }
  return { starts: starting, numbers: lists };
}
