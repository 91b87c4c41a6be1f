import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairTurns, TooManyWaiting } from './fair-turns.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('whoever asks for one thing waits for one turn of whoever asks for many', async () => {
  const inTurn = fairTurns({ atATime: 2, mostWaiting: 40 });
  const done: string[] = [];
  const greedy = Array.from({ length: 10 }, (_, at) => ({ at, ...held() }));
  for (const { at, work } of greedy)
    void inTurn('greedy', work).then(() => done.push(`greedy ${at}`));
  const other = inTurn('other', async () => done.push('other'));
  greedy[0]?.end();
  await other;
  expect(done).toContain('other');
  expect(done).not.toContain('greedy 1');
  for (const { end } of greedy) end();
});

test('clients take turns, and each has its own things in the order in which it asked', async () => {
  const inTurn = fairTurns({ atATime: 1, mostWaiting: 40 });
  const done: string[] = [];
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) =>
    inTurn(name.charAt(0), async () => {
      await tick();
      done.push(name);
    }),
  );
  await Promise.all(asked);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('what one client may have waiting is bounded, and what fails makes room', async () => {
  const inTurn = fairTurns({ atATime: 1, mostWaiting: 1 });
  const first = held();
  const failing = inTurn('a', async () => {
    await first.work();
    throw new Error('failed');
  });
  const waits = inTurn('a', async () => 'done');
  await expect(inTurn('a', async () => 'never')).rejects.toThrow(TooManyWaiting);
  first.end();
  await expect(failing).rejects.toThrow('failed');
  expect(await waits).toBe('done');
  expect(await inTurn('a', async () => 'again')).toBe('again');
});
