import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardRows, cardsBeside, cardsOfFaces, landingCards } from './application-cards.tsx';

const counts = fc.integer({ min: 1, max: 40 });
const mosts = fc.constantFrom<2 | 3>(2, 3);

test('every card has its place, and rows only get fuller', () => {
  fc.assert(
    fc.property(counts, mosts, (count, most) => {
      const rows = cardRows(count, most);
      expect(rows.reduce((sum, inRow) => sum + inRow, 0)).toBe(count);
      expect(rows.toSorted((one, other) => one - other)).toEqual(rows);
      expect(cardsBeside(count, most)).toHaveLength(count);
    }),
  );
});

test('a row has one card only where there is one, or above pairs', () => {
  fc.assert(
    fc.property(counts, mosts, (count, most) => {
      const alone = cardRows(count, most).filter((inRow) => inRow === 1);
      expect(alone.length).toBeLessThanOrEqual(most === 2 || count === 1 ? 1 : 0);
    }),
  );
});

test.each([
  [3, 2, [3]],
  [5, 2, [1, 2, 2]],
  [3, 3, [3]],
  [4, 3, [4]],
  [5, 3, [2, 3]],
  [7, 3, [2, 2, 3]],
] as const)('%i cards, %i in a row at most', (count, most, rows) => {
  expect(cardRows(count, most)).toEqual(rows);
});

const COUNTS = { curtaining: 20, 'dual purpose': 5, sheers: 3, cushions: 7 };
const applications = ['Curtaining', 'Sheers', 'Other', ''].map((application_name) => ({
  application_name,
  item_group: 'Fabric',
  url: '/a',
}));
const homeware = [
  { item_group_code: '000', application_name: 'Cushions', item_group: 'Homeware', url: '/c' },
  { item_group_code: '000', application_name: 'Other', item_group: 'Homeware', url: '' },
  { item_group_code: '000', application_name: '', item_group: 'Everything', url: '' },
  { item_group_code: '004', application_name: 'Sheers', item_group: 'Rugs', url: '' },
];
const page = {
  section_application_cards: applications,
  section_homeware_landing_categories: homeware,
};

test('[LAND-04] [LAND-05] [LAND-06] a group has a card for each application that has a page, which counts what that shows', () => {
  expect(landingCards('005', page, COUNTS)).toEqual([
    {
      name: 'Curtaining',
      href: '/item_group/005/application/curtaining?application=Curtaining&application=Dual%20Purpose',
      url: '/a',
      products: 25,
    },
    {
      name: 'Sheers',
      href: '/item_group/005/application/sheers?application=Sheers',
      url: '/a',
      products: 3,
    },
  ]);
});

test('[LAND-04] [LAND-08] homeware has its categories, with an application or without', () => {
  expect(landingCards('000', page, COUNTS)).toEqual([
    { name: 'Cushions', href: '/item_group/000/application/cushions', url: '/c', products: 7 },
    { name: 'Everything', href: '/item_group/000', url: '', products: undefined },
    { name: 'Sheers', href: '/item_group/004/application/sheers', url: '', products: undefined },
  ]);
});

test('what the catalogue alone knows makes cards of either kind', () => {
  const faces = [{ name: 'Sheers', picture: '/s' }];
  const card = { name: 'Sheers', url: '/s', products: 3 };
  expect(landingCards('005', cardsOfFaces('005', faces), COUNTS)).toEqual([
    { ...card, href: '/item_group/005/application/sheers?application=Sheers' },
  ]);
  expect(landingCards('000', cardsOfFaces('000', faces), COUNTS)).toEqual([
    { ...card, href: '/item_group/000/application/sheers' },
  ]);
});
