import { expect, test } from 'vitest';
import { flashOf } from './flash-messages.ts';

test('the desk says of a registration what it is, and nothing that a link makes up', () => {
  expect(flashOf('approved', 'approved')?.text).toMatch(/^Approved/u);
  expect(flashOf('reopened', 'in_review')?.text).toMatch(/^Reopened/u);
  expect(flashOf('saved', 'new')?.text).toBe('Saved.');
  for (const [code, is] of [
    ['approved', 'in_review'],
    ['erased', 'approved'],
    ['asked', 'declined'],
    ['constructor', 'new'],
    [undefined, 'new'],
  ] as const)
    expect(flashOf(code, is)).toBeNull();
});
