import { expect, test } from 'vitest';
import { changedFields } from './audited.ts';

test('names differ where contents do, and a populated relation is the relation', () => {
  const before = { id: 1, title: 'A', picture: 7, hours: [{ day: 1 }], updatedAt: 'x', note: null };
  const picture = { id: 7, alt: 'Linen', updatedAt: 'y' };
  expect(
    changedFields(before, {
      ...before,
      picture,
      updatedAt: 'z',
      note: '',
      globalType: 'home-page',
    }),
  ).toEqual([]);
  expect(changedFields(before, { ...before, title: 'B', hours: [{ day: 2 }] })).toEqual([
    'hours',
    'title',
  ]);
  expect(changedFields(undefined, { title: 'A' })).toEqual(['title']);
  // What the later state does not tell, such as a hidden field, has not changed.
  expect(changedFields({ ...before, resetPasswordToken: 'x' }, before)).toEqual([]);
});
