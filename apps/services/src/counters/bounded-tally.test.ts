import { expect, test } from 'vitest';
import { boundedTally } from './bounded-tally.ts';

const tallyOf = (write: (things: readonly string[]) => void) =>
  boundedTally<string>({
    keyOf: (thing) => thing,
    most: 100,
    write: async (counted) => write(counted.map(({ thing }) => thing)),
  });

test('one thing that the database refuses is dropped, and all others are counted', async () => {
  const written: string[] = [];
  const tally = tallyOf((things) => {
    if (things.includes('bad')) throw new Error('value too long');
    written.push(...things);
  });
  for (const thing of ['a', 'b', 'bad', 'c', 'd']) tally.count(thing);
  await tally.flush();
  expect(written.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  tally.count('e');
  await tally.flush();
  expect(written.at(-1)).toBe('e');
});

test('what was counted while the database is away is written once it is back', async () => {
  const written: string[] = [];
  let isAway = true;
  const tally = tallyOf((things) => {
    if (isAway) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    written.push(...things);
  });
  tally.count('a');
  await tally.flush();
  isAway = false;
  await tally.flush();
  expect(written).toEqual(['a']);
});
