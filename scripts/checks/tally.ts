import { stripVTControlCharacters } from 'node:util';
import { elapsed } from '../output/steps.ts';

/** What a part of the checks found. */
export interface Tally {
  readonly passed: number;
  /** What failed, a line each, as `failure` writes it. */
  readonly failures: readonly string[];
}

const LONGEST = 300;

/** The line of what failed: its name, and the first line of why. */
export function failure(name: string, why = ''): string {
  const [first = ''] = stripVTControlCharacters(why).trim().split('\n', 1);
  return (first === '' ? name : `${name}: ${first}`).slice(0, LONGEST);
}

/** Says at the end of a run what failed in any part, how long all took, and the sums in the last line; then ends with 0 or 1. */
export function endWith(tallies: readonly Tally[]): never {
  const failures = tallies.flatMap((tally) => tally.failures);
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\nAll parts took ${elapsed()}.`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}
