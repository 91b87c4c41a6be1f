import { MAX_ASKED_COLOURS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/product-service';
import { queryOptions } from '@tanstack/react-query';
import { type Colourway, sameColours } from './same-colours.ts';

/** Of each group, so that some are left when those of the design itself and its doubles are taken out. */
const PER_GROUP = 12;
const FRESH_MS = 60_000;

/**
 * What else the house has in the colours of a product, group by group; nothing where its picture tells none. A colour
 * counts the less the less of the picture it covers, as in the search by colour (decision 12).
 */
export const sameColoursQuery = (service: ProductService, item: Colourway) =>
  queryOptions({
    queryKey: ['same-colours', item.sku],
    queryFn: async ({ signal }) => {
      const colours = item.picture_colours.slice(0, MAX_ASKED_COLOURS);
      if (colours.length === 0) return [];
      const asked = colours.map((hex, rank) => ({ hex, share: 1 / (rank + 1) }));
      const request = { colours: asked, per_group: PER_GROUP };
      return sameColours(item, await service.nearestColours(request, { signal }));
    },
    staleTime: FRESH_MS,
    retry: false,
  });
