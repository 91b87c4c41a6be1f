import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from './json-body.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('the depth of a JSON text is that of its value', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6 }),
      fc.nat(7),
      fc.constantFrom(0, 2),
      (value, limit, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(isDeeperThan(text, limit)).toBe(depthOf(value) > limit);
      },
    ),
  );
});

test('brackets in strings, also behind escaped quotes, do not count', () => {
  expect(isDeeperThan(JSON.stringify({ a: '[[[["[[[\\' }), 1)).toBe(false);
});
