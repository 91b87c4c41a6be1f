import { emptyProduct } from '@selvedge/contract/product';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { articles } from './catalogue.ts';
import { COLOUR_FAMILIES, colourFamily, oklch } from './colour-family.ts';
import { pictureBytes } from './drawing/draw-job.ts';
import { DYES, PALETTES } from './palettes.ts';
import { demoProducts } from './products.ts';

test('colours are placed as the eye places them', () => {
  const { lightness, chroma } = oklch('#ffffff');
  expect(lightness).toBeCloseTo(1, 4);
  expect(chroma).toBeCloseTo(0, 4);
  expect(oklch('#ff0000').hue).toBeCloseTo(29.23, 1);
});

test.each([
  ['#ffffff', 'White'],
  ['#111111', 'Black'],
  ['#888888', 'Grey'],
  ['#d8cdb8', 'Natural'],
  ['#c0392b', 'Red'],
  ['#e8a0b0', 'Rose'],
  ['#c98f3f', 'Ochre'],
  ['#2f3f66', 'Blue'],
  ['#4f6e4c', 'Green'],
  ['#3f7a78', 'Teal'],
  ['#6b3fa0', 'Purple'],
  ['#5e4a3b', 'Brown'],
  ['#d9713a', 'Terracotta'],
])('%s is %s', (hex, family) => {
  expect(colourFamily(hex)).toBe(family);
});

test('every colour has a family', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((c) => `#${c.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(hex, (colour) => COLOUR_FAMILIES.includes(colourFamily(colour))));
});

test.each([
  ['Rose', 'Rose'],
  ['Ochre', 'Ochre'],
  ['Terracotta', 'Terracotta'],
  ['Sky', 'Blue'],
  ['Fern', 'Green'],
  ['Slate', 'Grey'],
] as const)('the dye %s is %s', (dye, family) => {
  expect(colourFamily(DYES[dye])).toBe(family);
});

test('[FILTER-02] the colour families of a product are those of the dyes its picture is drawn in', () => {
  const products = demoProducts();
  for (const [i, { colourway }] of articles().entries()) {
    const [ground, first] = colourway.dyes.map(colourFamily);
    const { sku, colour, web_colour } = products[i] ?? emptyProduct;
    expect(colour, sku).toBe(colourway.name);
    expect(web_colour[0], sku).toBe(ground);
    expect([ground, first], sku).toEqual(expect.arrayContaining(web_colour));
  }
});

test('light and weave leave a plain cloth its colour', async () => {
  for (const { name, dyes } of PALETTES.wide) {
    const bytes = await pictureBytes({
      structure: {
        ground: 'linen',
        pattern: 'plain',
        seed: name,
        across: 1,
        down: 1,
        form: 'cloth',
        view: 'front',
      },
      dyes,
      widthPx: 300,
    });
    const { channels } = await sharp(bytes).stats();
    const mean = channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'));
    const seen = oklch(`#${mean.join('')}`);
    const dyed = oklch(dyes[0]);
    expect(Math.abs(seen.lightness - dyed.lightness), name).toBeLessThan(0.08);
    expect(Math.abs(seen.chroma - dyed.chroma), name).toBeLessThan(0.03);
    if (dyed.chroma > 0.04) expect(Math.abs(seen.hue - dyed.hue), name).toBeLessThan(10);
  }
});
