import { measureCm } from '@selvedge/contract/size';
import { expect, test } from 'vitest';
import { articles } from './catalogue.ts';
import { PICTURE_WIDTH_PX } from './drawing/picture.ts';
import { pictureScales } from './picture-scales.ts';
import { demoProducts } from './products.ts';

const scales = pictureScales(articles(), PICTURE_WIDTH_PX);

/** Heights of pictures to one of width. */
const RATIO = 5 / 4;

test('the repeats of the products are whole parts of what their pictures show', () => {
  for (const { sku, primaryImageUrl, repeat_h, repeat_t } of demoProducts()) {
    const shownCm = scales.get(primaryImageUrl)?.shownCm;
    if (shownCm === undefined) continue;
    for (const [repeat, shown] of [
      [measureCm(repeat_h), shownCm],
      [measureCm(repeat_t), shownCm * RATIO],
    ] as const) {
      if (repeat === 0) continue;
      const times = shown / repeat;
      // Repeats are told to a tenth of a centimetre.
      expect(Math.abs(times - Math.round(times)) * repeat, sku).toBeLessThanOrEqual(
        0.05 * Math.round(times) + 1e-9,
      );
    }
  }
});

test('every cloth and paper has a scale, every rug says where it lies, and no other view does', () => {
  for (const { item_group, sku, primaryImageUrl, additionalImages } of demoProducts()) {
    const scale = scales.get(primaryImageUrl);
    if (item_group === '005' || item_group === '001')
      expect(scale?.shownCm, sku).toBeGreaterThan(0);
    if (item_group === '004') expect(scale?.box?.[0], sku).toBeGreaterThan(0);
    for (const { image_data } of additionalImages) expect(scales.has(image_data), sku).toBe(false);
  }
});

test('a plain cloth is shown from nearer by, and its scale says so', () => {
  const plain = demoProducts().find(({ design }) => design === 'Overberg Linen');
  expect(scales.get(plain?.primaryImageUrl ?? '')?.shownCm).toBeCloseTo(70 / 1.8, 9);
});
