import { describe, expect, it } from 'vitest';
import { readProduct } from './product-attributes.ts';
import { productPictures } from './product-pictures.ts';

const pictures = (item: object) =>
  productPictures(readProduct({ design: 'Protea', colour: 'Bloom', ...item }));

describe("a product's pictures", () => {
  it('[PROD-03] are the main one and the additional ones', () => {
    const additionalImages = [{ image_data: '/2.jpg' }, { image_data: '/3.jpg' }];
    expect(pictures({ primaryImageUrl: '/1.jpg', additionalImages })).toEqual([
      { src: '/1.jpg', alt: 'Protea in Bloom' },
      { src: '/2.jpg', alt: 'Protea in Bloom, view 2' },
      { src: '/3.jpg', alt: 'Protea in Bloom, view 3' },
    ]);
  });

  it('[PROD-03] begin with an additional one where the main one is missing, and show none twice', () => {
    const additionalImages = [{ image_data: '/2.jpg' }, { image_data: '/2.jpg' }];
    expect(pictures({ additionalImages }).map(({ src }) => src)).toEqual(['/2.jpg']);
  });

  it('are one placeholder where there are none', () => {
    expect(pictures({})).toEqual([{ src: '', alt: 'Protea in Bloom' }]);
  });
});
