import { colourUrl, designUrl, type ProductLink, productUrl } from '@selvedge/contract/urls';

/** The address that selects a product of a design; one without a colour has none of its own but the design's. */
export function itemAddress(item: ProductLink): string {
  return item.colour === ''
    ? designUrl(item.item_group, item.range, item.design)
    : productUrl(item);
}

export type Named = Pick<ProductLink, 'design' | 'colour'>;

/** A product's name in a sentence. */
export const nameOf = ({ design, colour }: Named): string =>
  colour === '' ? design : `${design} in ${colour}`;

/** The one spelling of the address of what is shown, its sizes apart. Source: decision 35. */
export function canonicalPath(item: Parameters<typeof colourUrl>[0]): string {
  return item.colour === '' ? designUrl(item.item_group, item.range, item.design) : colourUrl(item);
}

/** What products without an application are filed under. Source: COLL-05. */
const DEFAULT_APPLICATION = 'Other';

/** The application that a product is filed under, as the catalogue spells it. Source: COLL-05. */
export function applicationLabel(application: string): string {
  return application.trim() || DEFAULT_APPLICATION;
}
