import { expect, test } from 'vitest';
import { submissionKeys } from './submission-key.ts';

test('a key stays for as long as the application does', () => {
  const keyOf = submissionKeys();
  const first = keyOf({ name: 'Thandi' }, undefined);
  expect(first).toMatch(/^[0-9a-f]{32}$/u);
  expect(keyOf({ name: 'Thandi' }, undefined)).toBe(first);
  expect(keyOf({ name: 'Pieter' }, undefined)).not.toBe(first);
  expect(submissionKeys()({ name: 'Thandi' }, undefined)).not.toBe(first);
});

test('a draft that is open in two tabs is sent under one key, until it is changed in one of them', () => {
  const [one, other] = [submissionKeys(), submissionKeys()];
  const key = one({ name: 'Thandi' }, 'draft');
  expect(key).toMatch(/^draft-[0-9a-f]{8}$/u);
  expect(other({ name: 'Thandi' }, 'draft')).toBe(key);
  expect(other({ name: 'Thandj' }, 'draft')).not.toBe(key);
  expect(other({ name: 'Thandi' }, 'another')).not.toBe(key);
});
