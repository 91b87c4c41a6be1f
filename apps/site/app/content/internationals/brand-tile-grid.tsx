import type { InternationalBrandTile } from '@selvedge/contract/international-content';
import { internationalBrandUrl } from '@selvedge/contract/urls';
import { type LinkTarget, linkTarget } from '../../ui/link-target.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Tile, TileGrid } from '../../ui/tile/tile.tsx';

/** Two beside each other fill the page, and what stands alone does so by itself: wider than tiles of other pages. */
const PICTURE_WIDTH_PX = 1280;
const ALONE_PICTURE_WIDTH_PX = 1920;

/** The published brands, each a title over its picture. Source: INTL-06, INTL-07. */
export function BrandTileGrid({ brands }: { readonly brands: readonly InternationalBrandTile[] }) {
  const published = publishedBrands(brands);
  // Two stand beside each other; the last of an odd number has the row to itself.
  const isAlone = (at: number): boolean =>
    published.length % 2 === 1 && at === published.length - 1;
  return (
    <TileGrid fill>
      {published.map((brand, at) => {
        const target = brandTileTarget(brand);
        const name = brand.page_title || 'International brand';
        return (
          target && (
            <Tile
              key={brand.id}
              name={name}
              title={name}
              action={target}
              picture={
                <Picture
                  src={brand.tile_img || brand.tile_img_url}
                  alt=""
                  ratio="fill"
                  placeholder={name}
                  maxWidthPx={isAlone(at) ? ALONE_PICTURE_WIDTH_PX : PICTURE_WIDTH_PX}
                  sizes={isAlone(at) ? '92vw' : '(width > 600px) 46vw, 92vw'}
                />
              }
            />
          )
        );
      })}
    </TileGrid>
  );
}

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
