import { expect, test } from 'vitest';
import { diskProblem, freeBytes } from '../src/disk-room.ts';

test('a disk is told to be full while less than 100 MiB are left on it', async () => {
  const leftOf = (bytes: number) => diskProblem('/any', async () => bytes);
  expect(await leftOf(100 * 2 ** 20)).toBeNull();
  expect(await leftOf(100 * 2 ** 20 - 1)).toBe('The disk of DATA_DIR is full: 99 MiB are left');
});

test('what cannot be looked at is told too', async () => {
  expect(await diskProblem('/no/such/folder')).toContain('cannot be looked at');
  expect(await freeBytes('/')).toBeGreaterThan(0);
});
