import { expect, test } from 'vitest';
import { markFile } from './mark.ts';
import { allMarks, brandMark } from './marks.ts';
import { BRANDS } from './supplier.ts';

test('every mark has a file of its own', () => {
  const names = allMarks().map(markFile);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{38}\.(?:webp|png)$/u);
});

test('monograms hold no text, because fonts differ from machine to machine', () => {
  for (const brand of BRANDS) expect(brandMark(brand).drawing).not.toContain('<text');
});
