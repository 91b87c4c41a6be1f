import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { CallOptions, ProductService } from '@selvedge/contract/product-service';
import { queryOptions } from '@tanstack/react-query';
import { firstPictures } from '../../calls/first-pictures.ts';
import { type GroupTile, shownTiles } from './group-tile.ts';

async function groupTiles(service: ProductService, options: CallOptions): Promise<GroupTile[]> {
  const groups = await service.stats([], options);
  const held = shownTiles(
    groups.map((group) => ({ ...group, item_group_code: group.item_group })),
  ).filter((group) => group.products > 0);
  const pictures = await firstPictures(
    service,
    held.map(({ item_group }) => ({ item_group })),
    options,
  );
  return held.map((group, place) => ({
    item_group_code: group.item_group,
    item_group: group.group_desc,
    products: group.products,
    url: pictures[place]?.url ?? '',
    alt: pictures[place]?.alt ?? '',
  }));
}

/** The tiles of the groups that hold products, each with the picture of its first product. Source: HOME-04, HOME-05. */
export const groupTilesQuery = (service: ProductService) =>
  queryOptions({
    queryKey: ['group-tiles'],
    queryFn: ({ signal }) => groupTiles(service, { signal }),
    staleTime: LANDING_CONTENT_STALE_MS,
  });
