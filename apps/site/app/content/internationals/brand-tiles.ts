import type { InternationalBrandTile } from '@selvedge/contract/international-content';
import { internationalBrandUrl } from '@selvedge/contract/urls';
import { type LinkTarget, linkTarget } from '../../ui/link-target.ts';

/** The published brands in ascending order of their places. Source: INTL-06. */
export function publishedBrands(
  brands: readonly InternationalBrandTile[],
): InternationalBrandTile[] {
  return brands
    .filter(({ is_published }) => is_published)
    .toSorted((a, b) => a.position_order - b.position_order);
}

/** An address without the trade site's prefix before its host. Source: INTL-08. */
export function withoutTradePrefix(address: string): string {
  return address.replace(/^(https?:\/\/(?:www\.)?)trade\./iu, '$1');
}

/**
 * Where a brand's tile leads: to the brand's own site, else to its page here, else to the tile's own address. Null where
 * there is none of the three. Source: INTL-07, INTL-08.
 */
export function brandTileTarget(
  brand: Pick<InternationalBrandTile, 'id' | 'brand_page_link' | 'tile_img_url'>,
): LinkTarget | null {
  const own = linkTarget(withoutTradePrefix(brand.brand_page_link.trim()));
  if (own) return own;
  if (brand.id.trim() !== '') return { href: internationalBrandUrl(brand.id), newTab: false };
  return linkTarget(brand.tile_img_url);
}
