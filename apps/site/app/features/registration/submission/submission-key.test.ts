import { expect, test } from 'vitest';
import { submissionKeys } from './submission-key.ts';

test('a key stays for as long as the application does', () => {
  const keyOf = submissionKeys();
  const first = keyOf({ name: 'Thandi' });
  expect(first).toMatch(/^[0-9a-f]{32}$/u);
  expect(keyOf({ name: 'Thandi' })).toBe(first);
  expect(keyOf({ name: 'Pieter' })).not.toBe(first);
  expect(submissionKeys()({ name: 'Thandi' })).not.toBe(first);
});
