import { expect, test } from 'vitest';
import { WordlessError } from '../../data/service-client.ts';
import { brandFailure, internationalsFailure } from './internationals-queries.ts';

test('[ERR-14] [IBRAND-06] [ERR-13] a brand that did not come says why', () => {
  expect(brandFailure(' ', undefined)).toBe('Brand ID is missing');
  expect(brandFailure('north', null)).toBe('Brand not found or not published');
  expect(brandFailure('north', undefined)).toBe('Failed to load brand data. Please try again.');
});

test('[ERR-15] the landing page says what the service says, or that it failed', () => {
  expect(internationalsFailure(new Error('The hub is closed'))).toBe('The hub is closed');
  for (const wordless of [new Error(''), new WordlessError(0, 'The product service is away.')])
    expect(internationalsFailure(wordless)).toBe('Failed to load international data');
});
