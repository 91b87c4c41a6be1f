import { expect, it } from 'vitest';
import { brandLogoAlt } from './brand-logo-alt.ts';

it('[PROD-06] names a logo by its brand, and by "Brand" where that has no name', () => {
  expect(brandLogoAlt('Protea & Co')).toBe('Protea & Co');
  expect(brandLogoAlt('')).toBe('Brand');
  expect(brandLogoAlt('  ')).toBe('Brand');
});
