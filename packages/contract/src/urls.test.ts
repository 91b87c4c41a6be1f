import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ITEM_GROUP } from './item-groups.ts';
import { nearestColoursRequest } from './product-calls.ts';
import { fold } from './text.ts';
import * as urls from './urls.ts';
import { colourToken, findByColourUrl, readColourTokens } from './urls.ts';

const rug = {
  item_group: '004',
  range: 'Caravan',
  design: 'Augrabies',
  colour: 'Ash',
  sku: 'AUG 1',
  width: '120cm',
  length_cm: '180cm',
};

describe('fixed addresses', () => {
  it.each([
    ['[ROUTE-01]', urls.homeUrl(), '/'],
    ['[ROUTE-02]', urls.brandsUrl(), '/brand'],
    ['[ROUTE-03]', urls.registerUrl(), '/register'],
    ['corrections', urls.correctionsUrl(), '/register/corrections'],
    ['newsletter', urls.newsletterConfirmationUrl(), '/newsletter/confirm'],
    ['[ROUTE-04]', urls.responsibilitiesUrl(), '/responsibilities'],
    ['[ROUTE-04]', urls.directorsUrl(), '/directors'],
    ['[ROUTE-11]', urls.companyUrl(), '/company'],
    ['[ROUTE-11] [ROUTE-16]', urls.storeLocatorUrl(), '/store-locator'],
    ['[ROUTE-12]', urls.aboutUsUrl(), '/about-us'],
    ['[ROUTE-12]', urls.careersUrl(), '/careers'],
    ['[ROUTE-12]', urls.wallpaperCalculatorUrl(), '/wallpaper-calculator'],
    ['[ROUTE-13]', urls.internationalsUrl(), '/internationals'],
    ['[STATIC-05]', urls.internationalsSampleUrl(), '/internationals/sample'],
    ['decision 20:', urls.returnsPolicyUrl(), '/returns-policy'],
    ['decision 34:', urls.calculatorFrameUrl(), '/calculators/wallpaper'],
    ['decision 39:', urls.framedUrl('/catalogues/tidal'), '/catalogues/tidal?frame=1'],
    ['decision 39:', urls.framedUrl('/a?b=c#d'), '/a?b=c&frame=1#d'],
    ['decision 39:', urls.framedUrl('https://books.example/1'), 'https://books.example/1'],
    ['[HEAD-14]', urls.outdoorUrl(), '/item_group/9001/application_type/outdoor'],
  ])('%s %s', (_, url, expected) => {
    expect(url).toBe(expected);
  });
});

describe('addresses with names', () => {
  it.each([
    ['[ROUTE-05] [ROUTE-16] [HOME-08]', urls.itemGroupUrl('005'), '/item_group/005'],
    [
      '[ROUTE-06] [SEARCH-06]',
      urls.brandUrl('005', 'Dassie & Reed'),
      '/item_group/005/brand/Dassie%20%26%20Reed',
    ],
    ['[ROUTE-16] [HEAD-13]', urls.navigationBrandUrl('HAUS'), '/item_group/9000/brand/HAUS'],
    [
      '[ROUTE-07] [SEARCH-06]',
      urls.applicationUrl('005', 'Curtaining'),
      '/item_group/005/application/Curtaining',
    ],
    [
      '[ROUTE-08] [APP-07] [HOME-13] [SEARCH-07]',
      urls.collectionUrl('005', 'Curtaining', 'Caravan'),
      '/item_group/005/application/Curtaining/collection/Caravan',
    ],
    [
      '[ROUTE-09] [SEARCH-07]',
      urls.designUrl('004', 'Caravan', 'Augrabies'),
      '/item_group/004/collection/Caravan/design/Augrabies',
    ],
    [
      '[ROUTE-09]',
      urls.colourUrl(rug),
      '/item_group/004/collection/Caravan/design/Augrabies/colour/Ash',
    ],
    [
      'the room',
      urls.roomUrl(rug, [['colour', 'Ash & Oak']]),
      '/item_group/004/collection/Caravan/design/Augrabies/room?colour=Ash%20%26%20Oak',
    ],
    [
      '[ROUTE-10]',
      urls.applicationTypeUrl('9001', 'outdoor'),
      '/item_group/9001/application_type/outdoor',
    ],
    [
      '[ROUTE-10] [HOME-09] [APPTYPE-03]',
      urls.categoryUrl('9001', 'outdoor', '005'),
      '/item_group/9001/application_type/outdoor/category_name/005',
    ],
    ['[ROUTE-13]', urls.internationalBrandUrl('7'), '/internationals/brand/7'],
    [
      '[ROUTE-17] [HOME-11] [FOOT-12]',
      urls.wallpaperUrl('Hornbill Papers'),
      '/item_group/001/application/Hornbill%20Papers',
    ],
    ['[ROUTE-14] [HOME-10]', urls.collectionByIdUrl('caravan', '12'), '/collections/caravan/12'],
    ['a product by its SKU', urls.productBySkuUrl('KAR-01/2'), '/products/KAR-01%2F2'],
    [
      '[ROUTE-14] [HOME-10]',
      urls.collectionByIdUrl('caravan', '12', true),
      '/collections/caravan/12,',
    ],
    ['[LAND-08]', urls.homewareCardUrl('000'), '/item_group/000'],
    [
      '[LAND-08]',
      urls.homewareCardUrl('000', 'Bed Linen'),
      '/item_group/000/application/bed%20linen',
    ],
    [
      'decision 14:',
      urls.applicationStyleUrl('005', 'Curtaining', 'Check & Plaid'),
      '/item_group/005/application/Curtaining?design_style=Check%20%26%20Plaid',
    ],
  ])('%s %s', (_, url, expected) => {
    expect(url).toBe(expected);
  });
});

describe('an application card', () => {
  it.each([
    [
      '[LAND-05] [LAND-06] [HEAD-09]',
      'Curtaining',
      '/item_group/005/application/curtaining?application=Curtaining&application=Dual%20Purpose',
    ],
    [
      '[LAND-05] [LAND-06] [HEAD-09]',
      'Upholstery',
      '/item_group/005/application/upholstery?application=Upholstery&application=Dual%20Purpose',
    ],
    [
      '[LAND-05] [LAND-07] [HEAD-09]',
      'Dual Purpose',
      '/item_group/005/application/dual%20purpose?application=Dual%20Purpose',
    ],
    ['[LAND-05] [LAND-07]', 'Sheers', '/item_group/005/application/sheers?application=Sheers'],
  ])('%s %s', (_, application, expected) => {
    expect(urls.applicationCardUrl(ITEM_GROUP.fabric, application)).toBe(expected);
  });
});

describe("a product's address", () => {
  const path = '/item_group/004/collection/Caravan/design/Augrabies/colour/Ash';

  it('[APP-08] [COLL-07] [SEARCH-08] has size and sku in its query', () => {
    expect(urls.productUrl(rug)).toBe(`${path}?targetSize=120cmx180cm&targetProduct=AUG%201`);
  });

  it('[APP-09] has the diameter for its size, unless it is 0cm', () => {
    const url = (diameter: string) => urls.productUrl({ ...rug, diameter });
    expect(url('200cm')).toBe(`${path}?targetSize=200cm&targetProduct=AUG%201`);
    expect(url('0cm')).toBe(urls.productUrl(rug));
  });

  it('[COLL-07] [PROD-07] gives back every name as names are compared, whatever is in it', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('.', '..'),
    );
    const product = fc.record({
      ...Object.fromEntries(
        ['range', 'design', 'colour', 'sku', 'width', 'length_cm'].map((key) => [key, name]),
      ),
    });
    fc.assert(
      fc.property(product, (given) => {
        const link = { ...rug, ...given };
        const url = new URL(urls.productUrl(link), 'http://localhost');
        const parts = url.pathname.split('/').map((part) => fold(decodeURIComponent(part)));
        expect(parts).toEqual([
          '',
          'item_group',
          '004',
          'collection',
          fold(link.range),
          'design',
          fold(link.design),
          'colour',
          fold(link.colour),
        ]);
        expect(url.searchParams.get('targetProduct')).toBe(link.sku);
        expect(url.searchParams.get('targetSize')).toBe(`${link.width}x${link.length_cm}`);
      }),
    );
  });
});

const colours = fc.array(
  fc.record({
    hex: fc.nat(0xffffff).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
    share: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
  }),
  { minLength: 1, maxLength: 5 },
);

test('a link brings back the colours that it was made of, and they may be asked for', () => {
  fc.assert(
    fc.property(colours, (asked) => {
      const { searchParams } = new URL(findByColourUrl(asked), 'https://house.example');
      const read = readColourTokens(searchParams.getAll('colour'));
      expect(read).toEqual(asked);
      expect(nearestColoursRequest.safeParse({ colours: read }).success).toBe(true);
    }),
  );
});

test('a share is rounded to whole percents, of which there is one at least', () => {
  expect(colourToken({ hex: '#8a4b2c', share: 0.001 })).toBe('8a4b2c-1');
  expect(colourToken({ hex: '#8a4b2c', share: 0.996 })).toBe('8a4b2c');
});

test('what is no colour is passed over, and no more than five are read', () => {
  const read = readColourTokens(['red', '8A4B2C', '#8a4b2c', '8a4b2c-0', '8a4b2c-100', '']);
  expect(read).toEqual([{ hex: '#8a4b2c', share: 1 }]);
  expect(readColourTokens(Array(9).fill('000000'))).toHaveLength(5);
});
