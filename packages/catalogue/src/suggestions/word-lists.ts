import { GrowableUint32 } from '../memory/column.ts';
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

  /** How many words it has taken. */
  get length(): number {
    return this.#words.length;
  }

  add(words: Iterable<string>): void {
    for (const word of words) {
      let number = this.#numbers.get(word);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(word, number);
      }
      this.#words.push(number);
    }
  }

  /** The distinct words, and the number among them of each that was taken. */
  finish(): { vocabulary: Vocabulary; words: Uint32Array } {
    const vocabulary = new Vocabulary(this.#numbers.keys());
    const final = new Uint32Array(vocabulary.words.length);
    for (const [number, word] of vocabulary.words.entries())
      final[this.#numbers.get(word) ?? 0] = number;
    return { vocabulary, words: this.#words.items().map((number) => final[number] ?? 0) };
  }
}

/** By each number below `size` the lists that hold it, ascending. */
export function listsWith({ starts, numbers }: Lists, size: number): Lists {
  const starting = new Uint32Array(size + 1);
  for (const number of numbers) starting[number + 1] = (starting[number + 1] ?? 0) + 1;
  for (let number = 1; number <= size; number++)
    starting[number] = (starting[number] ?? 0) + (starting[number - 1] ?? 0);
  const lists = new Uint32Array(numbers.length);
  const next = starting.slice();
  for (let list = 0; list + 1 < starts.length; list++) {
    for (let i = starts[list] ?? 0; i < (starts[list + 1] ?? 0); i++) {
      const number = numbers[i] ?? 0;
      const at = next[number] ?? 0;
      lists[at] = list;
      next[number] = at + 1;
    }
  }
  return { starts: starting, numbers: lists };
}
