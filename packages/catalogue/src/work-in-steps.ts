import { setImmediate } from 'node:timers/promises';

/** Work in steps, between which other work may be done; at the end it gives what it made. */
export type Steps<Made> = Generator<void, Made>;

/** Items that are gone through in one step: some hundredths of a second. */
const ITEMS = 8192;

const MERGED_IN_STEP = 1 << 17;

/** Changed products that are gone through in as long. */
export const CHANGES_IN_STEP = 128;

/**
 * Whether a step begins with this item, by its number.
 *
 * @param items that one step goes through: fewer where each is more work
 */
export const isStep = (number: number, items = ITEMS): boolean => number % items === items - 1;

/** What is sorted, counted or laid out in one step: each takes a hundredth of what an item takes otherwise. */
export const NUMBERS_IN_STEP = 1 << 19;

/** Characters whose words are read in one step, of texts of whatever length. */
export const CHARACTERS_IN_STEP = 1 << 18;

/**
 * Sorts texts in steps, by their code units as `sort()` does.
 *
 * @returns a new list
 */
export function* sortedInSteps(texts: readonly string[]): Steps<string[]> {
  let runs: string[][] = [];
  for (let at = 0; at < texts.length; at += ITEMS) {
    runs.push(texts.slice(at, at + ITEMS).sort());
    yield;
  }
  while (runs.length > 1) {
    const longer: string[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? []));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged(one: readonly string[], other: readonly string[]): Steps<string[]> {
  const texts: string[] = [];
  for (let i = 0, k = 0; texts.length < one.length + other.length; ) {
    if (isStep(texts.length, MERGED_IN_STEP)) yield;
    const [first, second] = [one[i], other[k]];
    if (second === undefined || (first !== undefined && first <= second)) {
      texts.push(first ?? '');
      i++;
    } else {
      texts.push(second);
      k++;
    }
  }
  return texts;
}

/** Does the steps one after the other, and other work between them. */
export async function inTurns<Made>(steps: Steps<Made>): Promise<Made> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/** Does all steps at once. */
export function allSteps<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
