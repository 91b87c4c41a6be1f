import { setImmediate as otherTurns } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { originalSender } from './send-original.ts';

const original = { bytes: Buffer.alloc(200_000, 'a picture '), type: 'image/png' };
const read = async () => original;

/** What a person is answered who asks so many times and reads nothing. */
async function asked(send: ReturnType<typeof originalSender>, person: number, times: number) {
  const answers: (Response | null)[] = [];
  for (let n = 0; n < times; n++) answers.push(await send(person, read, {}));
  return answers;
}
const statuses = (answers: readonly (Response | null)[]) => answers.map((one) => one?.status);

test('an original comes whole, with its type', async () => {
  const answer = await originalSender()(1, read, { 'cache-control': 'private' });
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    'cache-control': 'private',
    'content-length': '200000',
    'content-type': 'image/png',
  });
  expect(Buffer.from((await answer?.bytes()) ?? [])).toEqual(original.bytes);
});

test('of one person four wait to be read, and of all eight', async () => {
  const send = originalSender();
  const first = await asked(send, 1, 5);
  expect(statuses(first)).toEqual([200, 200, 200, 200, 503]);
  expect(statuses(await asked(send, 2, 5))).toEqual([200, 200, 200, 200, 503]);
  expect(statuses(await asked(send, 3, 1))).toEqual([503]);
  await first[0]?.arrayBuffer();
  await first[1]?.body?.cancel();
  await otherTurns();
  expect(statuses(await asked(send, 3, 3))).toEqual([200, 200, 503]);
});

test('what is not read in time is let go, and so is what is not there or cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const send = originalSender();
  const unread = await asked(send, 1, 4);
  vi.advanceTimersByTime(30_000);
  expect(statuses(await asked(send, 1, 1))).toEqual([503]);
  vi.advanceTimersByTime(4000); // in which 200 KB are read over the slowest line
  await expect(unread[3]?.arrayBuffer()).rejects.toThrow('aborted');
  expect(statuses(await asked(send, 1, 4))).toEqual([200, 200, 200, 200]);
  const other = originalSender();
  const away = () => Promise.reject(new Error('away'));
  for (let n = 0; n < 5; n++) {
    expect(await other(1, async () => null, {})).toBeNull();
    await expect(other(1, away, {})).rejects.toThrow('away');
  }
  expect(statuses(await asked(other, 1, 4))).toEqual([200, 200, 200, 200]);
});
