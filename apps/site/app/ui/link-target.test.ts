import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test('a path of the site stays in the tab', () => {
  expect(linkTarget(' /item_group/005 ')).toEqual({ href: '/item_group/005', newTab: false });
});

test('another site opens in a new tab', () => {
  expect(linkTarget('https://example.com/a')).toEqual({
    href: 'https://example.com/a',
    newTab: true,
  });
});

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  '//example.com',
  '/\\example.com',
  'data:text/html,a',
  'page',
])('%j is no link', (address) => {
  expect(linkTarget(address)).toBeNull();
});
