import { expect, test } from 'vitest';
import { askSeldom } from './ask-seldom.ts';

test('whoever asks again and again has one question asked, and another one when its answer is old', async () => {
  let [now, asked] = [0, 0];
  const answers: PromiseWithResolvers<number>[] = [];
  const ask = () => {
    asked += 1;
    const answer = Promise.withResolvers<number>();
    answers.push(answer);
    return answer.promise;
  };
  const ready = askSeldom(ask, 1000, () => now);
  const waiting = Array.from({ length: 500 }, ready);
  now = 60_000; // however long it takes
  waiting.push(ready());
  expect(asked).toBe(1);
  answers[0]?.resolve(1);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([1]));
  now += 999;
  expect(await ready()).toBe(1);
  now += 1;
  const again = ready();
  answers[1]?.reject(new Error('away'));
  await expect(again).rejects.toThrow('away');
  await expect(ready()).rejects.toThrow('away');
  expect(asked).toBe(2);
});
