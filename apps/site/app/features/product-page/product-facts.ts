import { canonicalPath } from '../../catalogue-rules/item-address.ts';
import { type PageFacts, sharedPicture } from '../../page-tags.ts';
import type { StructuredData } from '../../structured-data.ts';
import { cutForSearchEngines } from './meta-description.ts';
import type { DesignItem } from './product-attributes.ts';
import { productDetails } from './product-details.ts';
import { productPictures } from './product-pictures.ts';
import { productTitle } from './product-title.ts';
import { productTrail } from './product-trail.ts';

/** What the page of a product says of itself. Source: decisions 21, 35. */
export function productFacts(
  item: DesignItem,
  supplier: { readonly origin: string; readonly homewareBrand: string },
): PageFacts {
  return {
    title: productTitle(item.design, item.colour),
    description: cutForSearchEngines(item),
    canonicalPath: canonicalPath(item),
    picture: item.primaryImageUrl,
    trail: productTrail(item),
    structuredData: [schemaProduct(item, supplier)],
  };
}

/** A product as schema.org knows it: what its page shows, and no price or stock (decision 32). */
function schemaProduct(
  item: DesignItem,
  { origin, homewareBrand }: { readonly origin: string; readonly homewareBrand: string },
): StructuredData {
  const { sku, design, colour, brand, group_desc, composition, long_description } = item;
  const image = productPictures(item)
    .filter(({ src }) => src !== '')
    .map(({ src }) => sharedPicture(origin, src));
  return {
    '@type': 'Product',
    name: [design, colour].filter(Boolean).join(' in '),
    sku,
    url: origin + canonicalPath(item),
    ...(image.length > 0 && { image }),
    ...(long_description && { description: long_description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(colour && { color: colour }),
    ...(composition && { material: composition }),
    ...(group_desc && { category: group_desc }),
    additionalProperty: productDetails(item, homewareBrand).map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}
