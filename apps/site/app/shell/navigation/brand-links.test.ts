import { expect, test } from 'vitest';
import { brandLinks } from './navigation-sections.ts';

const settings = { external_shop: 'https://shop.example/', homeware_brand: 'Thicket' };
const labels = (names: readonly string[]) => brandLinks(settings, names).map(({ label }) => label);
const link = (name: string, changed: Partial<typeof settings> = {}) =>
  brandLinks({ ...settings, ...changed }, [name])[0];

test('[HEAD-13] [FOOT-09] brands stand in alphabetical order, each once and none blank', () => {
  expect(labels(['sedge', 'Éland', 'Reed', ' ', '', 'REED ', 'Fynbos']).slice(0, -2)).toEqual([
    'Éland',
    'Fynbos',
    'REED',
    'sedge',
  ]);
});

test('[HEAD-13] [FOOT-09] a brand leads to its page under group 9000', () => {
  expect(link('Reed & Co')).toEqual({
    label: 'Reed & Co',
    href: '/item_group/9000/brand/Reed%20%26%20Co',
    newTab: false,
  });
});

test('[HEAD-13] [HEAD-14] [FOOT-10] Internationals and Outdoor close the list', () => {
  expect(brandLinks(settings, ['Reed']).slice(-2)).toEqual([
    { label: 'Internationals', href: '/internationals', newTab: false },
    { label: 'Outdoor', href: '/item_group/9001/application_type/outdoor', newTab: false },
  ]);
});

test('[FOOT-11] HAUS, and the homeware brand of the settings, open the external shop in a new tab', () => {
  for (const name of ['HAUS', 'Haus', 'thicket'])
    expect(link(name)).toMatchObject({ href: 'https://shop.example/', newTab: true });
});

test('[FOOT-11] without a shop HAUS leads to its own page', () => {
  expect(link('HAUS', { external_shop: '' })).toMatchObject({
    href: '/item_group/9000/brand/HAUS',
    newTab: false,
  });
});
