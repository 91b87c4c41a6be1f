import { emptyProduct } from '@selvedge/contract/product';
import { nearestColoursRequest, nearestColoursResponse } from '@selvedge/contract/product-calls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMemoryEngine } from '../src/memory/memory-engine.ts';
import { askedColour, squareTo } from '../src/nearest/colour-difference.ts';
import { naiveEngine } from './naive/naive-engine.ts';
import { catalogues, colourRequests } from './random-catalogue.ts';

const options = { showTradeFields: false };

test('the memory engine finds the colourways that looking at everything finds', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogues,
      fc.array(colourRequests, { minLength: 1, maxLength: 6 }),
      async (products, asked) => {
        const memory = await buildMemoryEngine(products, options);
        const naive = naiveEngine(products, options);
        for (const request of asked) {
          const data = memory.nearestColours(request);
          expect(data).toEqual(naive.nearestColours(request));
          expect(nearestColoursResponse.safeParse({ data }).success).toBe(true);
        }
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

const product = (sku: string, picture_colours: string[], changed = {}) => ({
  ...emptyProduct,
  ...{ sku, item_group: '005', range: 'Sandveld', design: sku, colour: 'One' },
  picture_colours,
  ...changed,
});

async function found(products: readonly (typeof emptyProduct)[], ...hexes: string[]) {
  const engine = await buildMemoryEngine(products, options);
  const colours = hexes.map((hex) => ({ hex }));
  const groups = await engine.nearestColours(nearestColoursRequest.parse({ colours }));
  return groups.map(({ item_group, products: near }) => [item_group, near.map(({ sku }) => sku)]);
}

test('a plain cloth of the colour comes before one that has it in a corner, and both before others', async () => {
  const products = [
    product('corner', ['#f0e8d8', '#c0b090', '#203060']),
    product('other', ['#a03020']),
    product('plain', ['#203060']),
    product('nearly', ['#253468']),
  ];
  expect(await found(products, '#203060')).toEqual([
    ['005', ['plain', 'nearly', 'corner', 'other']],
  ]);
});

/** Cloths by the names that people have for them. */
const CLOTHS = {
  teal: '#12777a',
  lightTeal: '#5fb0b0',
  deepTeal: '#0b4f55',
  bottleGreen: '#1d4a35',
  slate: '#4c5c68',
  mustard: '#c9992e',
  ochre: '#a8761f',
  olive: '#7a7433',
  tan: '#b49a78',
  rose: '#c98a92',
  terracotta: '#b0593c',
  blush: '#e4bfc0',
  mushroom: '#a79a90',
  grey: '#808080',
  paleGrey: '#c8c8c8',
  charcoal: '#3a3a3a',
};

test.each([
  ['teal', '#0f7f80', ['teal', 'deepTeal', 'lightTeal']],
  ['mustard', '#d0a030', ['mustard', 'ochre']],
  ['rose', '#c98090', ['rose', 'blush']],
  ['grey', '#858585', ['grey']],
])('who asks for %s finds its hue before another of the same lightness', async (_, hex, first) => {
  const cloths = Object.entries(CLOTHS).map(([name, colour]) => product(name, [colour]));
  const [[, skus = []] = []] = await found(cloths, hex);
  expect(new Set(skus.slice(0, first.length))).toEqual(new Set(first));
});

/** Colours of pictures, as they are read: of a teal, and of greys as dark as it. */
const CHEVRONS = [
  product('slate', ['#5f666c']),
  product('charcoal', ['#58595b']),
  product('lagoon chevron', ['#acc3bd', '#48807d', '#d4dad0', '#8bada9', '#659490']),
  product('pale lagoon', ['#80a6a2', '#5c8d8a', '#97b6b1', '#d1d2c6']),
  product('dark lagoon', ['#1d4a4c', '#25585a']),
];

test.each([
  ['#2f6f73', ['dark lagoon', 'lagoon chevron', 'pale lagoon', 'slate', 'charcoal']],
  ['#5a5c5e', ['charcoal', 'slate']],
])(
  'for %s a pattern of its hue comes before a plain grey, and greys only for a grey',
  async (hex, first) => {
    const [[, skus = []] = []] = await found(CHEVRONS, hex);
    expect(skus.slice(0, first.length)).toEqual(first);
  },
);

test('a colour is nearest to itself, and a clear one nearer to its hue, lighter or darker, than to its grey', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
      const asked = askedColour(`#${rgb.toString(16).padStart(6, '0')}`);
      const { lightness, a, b, chroma } = asked;
      expect(squareTo(asked, lightness, a, b)).toBe(0);
      fc.pre(chroma >= 0.05);
      for (const other of [lightness - 0.15, lightness + 0.15]) {
        expect(squareTo(asked, other, a, b)).toBeLessThan(squareTo(asked, lightness, 0, 0));
      }
    }),
  );
});

test('two colours find the cloth that has both', async () => {
  const products = [
    product('blue', ['#203060']),
    product('both', ['#f0e8d8', '#203060']),
    product('cream', ['#f0e8d8']),
  ];
  const [[, skus = []] = []] = await found(products, '#203060', '#f0e8d8');
  expect(skus[0]).toBe('both');
});

test('sizes of a colourway are one, its smallest; what has no page or no picture is left out', async () => {
  const size = (sku: string, width: string) =>
    product(sku, ['#203060'], { design: 'Kilim', width, length_cm: '100cm' });
  const products = [
    size('large', '200cm'),
    size('small', '80cm'),
    product('nowhere', ['#203060'], { range: ' ' }),
    product('unseen', []),
    product('secret', ['#203060'], { is_published: false }),
    product('paper', ['#203061'], { item_group: '001' }),
  ];
  expect(await found(products, '#203060')).toEqual([
    ['005', ['small']],
    ['001', ['paper']],
  ]);
});

test('what is far fills up one row and no more; what is near may take every place', async () => {
  const many = (name: string, hex: string) =>
    Array.from({ length: 6 }, (_, n) => product(`${name}${n}`, [hex]));
  const skus = async (...products: ReturnType<typeof product>[]) =>
    (await found(products, '#203060'))[0]?.[1];
  expect(await skus(...many('far', '#f0a020'))).toEqual(['far0', 'far1', 'far2', 'far3']);
  expect(await skus(...many('near', '#253468'), ...many('far', '#f0a020'))).toEqual([
    ...['near0', 'near1', 'near2', 'near3', 'near4', 'near5'],
  ]);
});
