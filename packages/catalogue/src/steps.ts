import { setImmediate } from 'node:timers/promises';

/** Work in steps, between which other work may be done; at the end it gives what it made. */
export type Steps<Made> = Generator<void, Made>;

/** Items that are gone through in one step: some hundredths of a second. */
const ITEMS = 8192;

/** Changed products that are gone through in as long. */
export const CHANGES_IN_STEP = 128;

/**
 * Whether a step begins with this item, by its number.
 *
 * @param items that one step goes through: fewer where each is more work
 */
export const isStep = (number: number, items = ITEMS): boolean => number % items === items - 1;

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
