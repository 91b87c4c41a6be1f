import type { InternationalBrandTile } from '@selvedge/contract/international-content';
import { Picture } from '../../ui/picture/picture.tsx';
import { Tile, TileGrid } from '../../ui/tile/tile.tsx';
import { brandTileTarget, publishedBrands } from './brand-tiles.ts';

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
