import { expect, test } from 'vitest';
import { allSteps } from '../work-in-steps.ts';
import { CodeIndex } from './code-index.ts';
import { FindIndex } from './find-index.ts';

/** An index of descriptions, one of each product. */
function indexOf(texts: readonly string[]): FindIndex {
  const numbers = Uint32Array.from(texts, (_, source) => source + 1);
  const codes = allSteps(CodeIndex.reading(texts.map(() => '')));
  return new FindIndex(texts.length, [{ field: 'rest', labels: ['', ...texts], numbers }], codes);
}

function stepsOf(index: FindIndex): number {
  const steps = index.preparing();
  let count = 0;
  while (!steps.next().done) count++;
  return count;
}

test('long texts are read in as many steps as they need, however few they are', () => {
  const text = (at: number) => Array.from({ length: 900 }, (_, word) => `w${at}x${word}`).join(' ');
  expect(stepsOf(indexOf(Array.from({ length: 200 }, (_, at) => text(at))))).toBeGreaterThan(
    stepsOf(indexOf(Array.from({ length: 200 }, (_, at) => `short ${at}`))) + 4,
  );
});

test('of a text as long as a file may hold its beginning is read', () => {
  const index = indexOf([`first ${'filling '.repeat(2400)} last`, 'a last resort']);
  expect([...index.withWord('first').found]).toEqual([0b01]);
  expect([...index.withWord('last').found]).toEqual([0b10]);
});
