import { expect, it } from 'vitest';
import { applicationLabel } from './application-label.ts';

it('[COLL-05] files what has no application under "Other"', () => {
  expect(applicationLabel('')).toBe('Other');
  expect(applicationLabel(' ')).toBe('Other');
  expect(applicationLabel('Dual purpose ')).toBe('Dual purpose');
});
