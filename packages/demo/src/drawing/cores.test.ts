import { expect, test } from 'vitest';
import { cores } from './cores.ts';

test('as much work as there are cores is done at a time, in the order in which it came', async () => {
  const onCore = cores(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string): Promise<void> =>
    onCore(() => {
      begun.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      ends.set(name, (error) => (error ? reject(error) : resolve()));
      return promise;
    });
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(work);
  expect(begun).toEqual(['first', 'second']);
  ends.get('second')?.(new Error('failed'));
  await expect(second).rejects.toThrow('failed');
  expect(begun).toEqual(['first', 'second', 'third']);
  ends.get('first')?.();
  await first;
  expect(begun).toHaveLength(4);
  ends.get('third')?.();
  ends.get('fourth')?.();
  await Promise.all([third, fourth]);
  const fifth = work('fifth');
  expect(begun.at(-1)).toBe('fifth');
  ends.get('fifth')?.();
  await fifth;
});
