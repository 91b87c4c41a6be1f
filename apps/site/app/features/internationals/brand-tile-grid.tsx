import type { InternationalBrandTile } from '@selvedge/contract/international-content';
import { Picture } from '../../ui/picture/picture.tsx';
import { Tile, TileGrid } from '../../ui/tile/tile.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../../ui/tile/tile-picture-width.ts';
import { brandTileTarget, publishedBrands } from './brand-tiles.ts';

/** The published brands, each a title over its picture. Source: INTL-06, INTL-07. */
export function BrandTileGrid({ brands }: { readonly brands: readonly InternationalBrandTile[] }) {
  return (
    <TileGrid fill>
      {publishedBrands(brands).map((brand) => {
        const target = brandTileTarget(brand);
        return (
          target && (
            <Tile
              key={brand.id}
              name={brand.page_title}
              title={brand.page_title}
              action={target}
              picture={
                <Picture
                  src={brand.tile_img || brand.tile_img_url}
                  alt=""
                  ratio="fill"
                  placeholder={brand.page_title}
                  maxWidthPx={TILE_PICTURE_WIDTH_PX}
                  sizes="(width > 600px) 50vw, 100vw"
                />
              }
            />
          )
        );
      })}
    </TileGrid>
  );
}
