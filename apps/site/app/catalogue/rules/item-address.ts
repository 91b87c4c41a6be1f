import { colourUrl, designUrl, type ProductLink, productUrl } from '@selvedge/contract/urls';

/** The address that selects a product of a design; one without a colour has none of its own but the design's. */
export function itemAddress(item: ProductLink): string {
  return item.colour === ''
    ? designUrl(item.item_group, item.range, item.design)
    : productUrl(item);
}

/** The one spelling of the address of what is shown, its sizes apart. Source: decision 35. */
export function canonicalPath(item: ProductLink): string {
  return item.colour === '' ? itemAddress(item) : colourUrl(item);
}
