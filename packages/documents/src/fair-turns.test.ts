import { setImmediate as tick } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { fairTurns, TooManyWaiting, WaitedTooLong } from './fair-turns.ts';

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

test('of one client so much is done at a time, also where there is room for more', async () => {
  const inTurn = fairTurns({ atATime: 8, ofOne: 2, mostWaiting: 40 });
  const begun: string[] = [];
  const greedy = Array.from({ length: 4 }, held);
  const done = greedy.map(({ work }) =>
    inTurn('greedy', () => {
      begun.push('greedy');
      return work();
    }),
  );
  await inTurn('other', async () => begun.push('other'));
  expect(begun.toSorted()).toEqual(['greedy', 'greedy', 'other']);
  for (const { end } of greedy) end();
  await Promise.all(done);
  expect(begun).toHaveLength(5);
});

/** What is done in turns by a clock that the work moves, one after the other. */
function clocked() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const inTurn = fairTurns({ atATime: 1, mostWaiting: 100 });
  const done: string[] = [];
  const ask = (client: string, ms: number, name = client) =>
    inTurn(client, async () => {
      await tick();
      clock.mockReturnValue(performance.now() + ms);
      done.push(name);
    });
  return { ask, done };
}

test('clients take turns, and each has its own things in the order in which it asked', async () => {
  const { ask, done } = clocked();
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name.charAt(0), 10, name)));
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('what has no turn in time is not done, and what has goes on for as long as it takes', async () => {
  const inTurn = fairTurns({ atATime: 1, mostWaiting: 40, longestWaitMs: 10 });
  const first = held();
  const done = inTurn('one', first.work);
  const late = vi.fn(async () => undefined);
  await expect(inTurn('other', late)).rejects.toThrow(WaitedTooLong);
  first.end();
  await done;
  expect(late).not.toHaveBeenCalled();
  expect(await inTurn('other', async () => 'next')).toBe('next');
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

test('the networks of one IPv6 site have one turn between them', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const inTurn = fairTurns({ atATime: 1, mostWaiting: 10 });
  const done: string[] = [];
  const first = held();
  const asked = [
    inTurn('2001:db8:1:0::/64', first.work),
    ...['1:2', '1:3', '1:4', '2:1'].map((network) =>
      inTurn(`2001:db8:${network}::/64`, async () => done.push(network)),
    ),
    inTurn('203.0.113.9', async () => done.push('another')),
  ];
  first.end();
  await Promise.all(asked);
  expect(done).toEqual(['1:2', '2:1', 'another', '1:3', '1:4']);
});

test('within a site its networks take turns, and all that waits of it is bounded', async () => {
  const inTurn = fairTurns({ atATime: 1, mostWaiting: 2 });
  const done: string[] = [];
  const first = held();
  const ask = (network: number, name: string) =>
    inTurn(`2001:db8:1:${network}::/64`, async () => done.push(name));
  const asked = [
    inTurn('2001:db8:1:0::/64', first.work),
    ...[1, 1, 2, 2, 3, 3, 4, 4].map((network, at) => ask(network, `${network}.${at % 2}`)),
  ];
  await expect(ask(5, 'never')).rejects.toThrow(TooManyWaiting);
  first.end();
  await Promise.all(asked);
  expect(done).toEqual(['1.0', '2.0', '3.0', '4.0', '1.1', '2.1', '3.1', '4.1']);
});

test('what is given up before its turn leaves, and what is under way goes on', async () => {
  const inTurn = fairTurns({ atATime: 1, mostWaiting: 1 });
  const giveUp = new AbortController();
  const first = held();
  const running = inTurn('a', first.work, giveUp.signal);
  const waits = inTurn('a', async () => 'never', giveUp.signal);
  giveUp.abort(new Error('given up'));
  await expect(waits).rejects.toThrow('given up');
  await expect(inTurn('b', async () => 'never', giveUp.signal)).rejects.toThrow('given up');
  const next = inTurn('a', async () => 'next');
  first.end();
  await running;
  expect(await next).toBe('next');
});

test('who asks for what takes long has fewer turns than who asks for what is short', async () => {
  const { ask, done } = clocked();
  const asked = [
    ...Array.from({ length: 5 }, () => ask('long', 300)),
    ...Array.from({ length: 9 }, () => ask('short', 100)),
  ];
  await Promise.all(asked);
  expect(done.join(' ')).toMatch(/^long short short short (?:long|short short short|short long)/u);
  expect(done.slice(0, 9).filter((one) => one === 'long')).toHaveLength(3);
});

test('a newcomer with much to do keeps nobody waiting who has used much before', async () => {
  const { ask, done } = clocked();
  for (let at = 0; at < 5; at++) await ask('before', 5000);
  done.length = 0;
  const newcomer = Array.from({ length: 20 }, () => ask('new', 1000));
  await ask('before', 100);
  expect(done.length).toBeLessThanOrEqual(3);
  await ask('before', 100);
  expect(done.length).toBeLessThanOrEqual(5);
  await Promise.all(newcomer);
});

test('whoever has had a turn is not passed by newcomers without end', async () => {
  const { ask, done } = clocked();
  let networks = 0;
  const waiting = 8;
  let isOver = false;
  const newcomers = Array.from({ length: waiting }, async () => {
    while (!isOver && done.length < 500) await ask(`203.0.113.${networks++}`, 20, 'newcomer');
  });
  await ask('reader', 20);
  for (let page = 0; page < 3; page++) {
    const before = done.length;
    await ask('reader', 20);
    expect(done.length - before).toBeLessThanOrEqual(3 * (waiting + 1));
  }
  isOver = true;
  await Promise.all(newcomers);
});

test('who was away has no more than the others for it', async () => {
  const { ask, done } = clocked();
  await ask('away', 100);
  for (let at = 0; at < 50; at++) await ask('busy', 1000);
  done.length = 0;
  await Promise.all([
    ...Array.from({ length: 10 }, () => ask('away', 1000)),
    ...Array.from({ length: 10 }, () => ask('busy', 1000)),
  ]);
  const first = done.slice(0, 10);
  expect(first.filter((one) => one === 'busy').length).toBeGreaterThanOrEqual(4);
});
