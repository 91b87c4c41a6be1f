import { oklabOfHex, oklchOf } from '@selvedge/contract/oklab';
import { emptyProduct } from '@selvedge/contract/product';
import { colourFamily } from '@selvedge/pictures/colour-family';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { articles } from './catalogue.ts';
import { pictureBytes } from './drawing/draw-job.ts';
import { DYES, PALETTES } from './palettes.ts';
import { demoProducts } from './products.ts';

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
      widthPx: 120,
    });
    const { channels } = await sharp(bytes).stats();
    const mean = channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'));
    const seen = oklchOf(oklabOfHex(`#${mean.join('')}`));
    const dyed = oklchOf(oklabOfHex(dyes[0]));
    expect(Math.abs(seen.lightness - dyed.lightness), name).toBeLessThan(0.08);
    expect(Math.abs(seen.chroma - dyed.chroma), name).toBeLessThan(0.03);
    if (dyed.chroma > 0.04) expect(Math.abs(seen.hue - dyed.hue), name).toBeLessThan(10);
  }
});
