import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JsonLimits, structureReader } from './json-structure.ts';

const structureProblem = (text: string, limits: JsonLimits) => structureReader(limits)(text);

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return (
    Object.values(value)
      .map(valuesOf)
      .reduce((sum, one) => sum + one, 0) || 1
  );
}

const anyNumber = { jsonDepth: 100, jsonValues: 1e6 };

test('the depth of a JSON text is that of its value', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6 }),
      fc.nat(7),
      fc.constantFrom(0, 2),
      (value, limit, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        const problem = structureProblem(text, { ...anyNumber, jsonDepth: limit });
        expect(problem !== null).toBe(depthOf(value) > limit);
      },
    ),
  );
});

test('the values of a JSON text are counted where it holds them', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 6 }), { minLength: 2 }), (value) => {
      const text = JSON.stringify(value);
      const count = valuesOf(value);
      expect(structureProblem(text, { ...anyNumber, jsonValues: count })).toBeNull();
      expect(structureProblem(text, { ...anyNumber, jsonValues: count - 1 })).toContain('values');
    }),
  );
});

test('brackets and commas in strings, also behind escaped quotes, do not count', () => {
  const text = JSON.stringify({ a: '[[[["[,[[\\' });
  expect(structureProblem(text, { jsonDepth: 1, jsonValues: 1 })).toBeNull();
});

test('a text that comes in pieces of bytes is read as it is in one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 4 })),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(12),
      fc.nat(4),
      (value, size, jsonValues, jsonDepth) => {
        const limits = { jsonDepth, jsonValues };
        const bytes = Buffer.from(JSON.stringify(value));
        const read = structureReader(limits);
        let problem: string | null = null;
        for (let at = 0; at < bytes.length && problem === null; at += size)
          problem = read(bytes.subarray(at, at + size));
        expect(problem).toBe(structureProblem(bytes.toString(), limits));
      },
    ),
  );
});
