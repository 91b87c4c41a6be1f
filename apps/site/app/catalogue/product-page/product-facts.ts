import { itemGroupName } from '@selvedge/contract/item-groups';
import { collectionUrl, itemGroupUrl } from '@selvedge/contract/urls';
import { type PageFacts, sharedPicture } from '../../shell/head/page-meta.tsx';
import type { StructuredData } from '../../shell/structured-data/json-ld.ts';
import { applicationLabel, canonicalPath } from '../rules/item-address.ts';
import type { DesignItem } from './product-attributes.ts';
import { productDetails } from './product-details.ts';
import { productPictures } from './product-pictures.ts';

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

/** Search engines show about this many characters of a description. */
const META_DESCRIPTION_CHARACTERS = 155;

/** A product in a line: its description's beginning, cut between words, or else what it is. */
export function cutForSearchEngines(item: DesignItem): string {
  const text = item.long_description.replace(/\s+/gu, ' ').trim();
  if (text === '') {
    const name = [item.design, item.colour].filter(Boolean).join(' in ');
    const from = [item.range && `the ${item.range} collection`, item.brand && `by ${item.brand}`];
    return [name, ...from.filter(Boolean)].join(', ');
  }
  if (text.length <= META_DESCRIPTION_CHARACTERS) return text;
  const cut = text.slice(0, META_DESCRIPTION_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The document's title, to which the supplier's name is added: "{design} - {colour}". Source: decision 21. */
export function productTitle(design: string, colour: string): string {
  return colour.trim() === '' ? design : `${design} - ${colour}`;
}

/** The way to a product: group, collection and design. [PROD-01] */
export function productTrail(item: DesignItem) {
  const { item_group, application, range, design } = item;
  return [
    { label: itemGroupName(item_group), href: itemGroupUrl(item_group) },
    { label: range, href: collectionUrl(item_group, applicationLabel(application), range) },
    { label: design },
  ];
}
