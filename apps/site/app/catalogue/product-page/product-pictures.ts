import type { DesignItem } from './product-attributes.ts';

/** One picture of the gallery. */
export interface ProductPicture {
  /** Address, or empty for the placeholder of a product without any picture. */
  readonly src: string;
  readonly alt: string;
}

/**
 * The gallery's pictures: the main one, then the additional ones, each address once. A product without any gets one
 * without an address, so that its place shows a placeholder. Source: PROD-03.
 */
export function productPictures(item: DesignItem): [ProductPicture, ...ProductPicture[]] {
  const name = [item.design, item.colour].filter(Boolean).join(' in ');
  const addresses = [
    item.primaryImageUrl,
    ...item.additionalImages.map(({ image_data }) => image_data),
  ].filter((src) => src.trim() !== '');
  const [first = '', ...others] = new Set(addresses);
  return [
    { src: first, alt: name },
    ...others.map((src, index) => ({ src, alt: `${name}, view ${index + 2}` })),
  ];
}
