import { expect, test } from 'vitest';
import { namedPages } from './named-pages.tsx';

test.each([
  ['careers', ['Careers']],
  ['Curtain CALCULATOR', ['Curtain Calculator', 'Wallpaper Calculator']],
  ['store cape town', ['Store Locator']],
  ['opening hours', ['Store Locator']],
  ['returns', ['Returns Policy']],
  ['blue stripe', []],
  ['', []],
])('%j asks for %j', (phrase, pages) => {
  expect(namedPages(phrase).map(({ label }) => label)).toEqual(pages);
});
