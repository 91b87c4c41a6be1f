import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSteps, sortedInSteps } from './work-in-steps.ts';

test('texts are sorted in steps as they are in one go', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      expect(allSteps(sortedInSteps(texts))).toEqual(texts.toSorted());
    }),
  );
});

test('many texts are sorted in many steps', () => {
  const texts = Array.from({ length: 50_000 }, (_, i) => `${(i * 7919) % 50_021}`);
  const steps = sortedInSteps(texts);
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count++;
  expect(step.value).toEqual(texts.toSorted());
  expect(count).toBeGreaterThan(6);
});
