import { colourToken, type LinkedColour } from '@selvedge/contract/colour-link';
import type { ProductService } from '@selvedge/contract/product-service';
import { queryOptions } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/** The colourways nearest to some colours; without colours nothing is asked for, and newer ones abort the older request. */
export const nearestQuery = (
  service: ProductService,
  colours: readonly LinkedColour[],
  perGroup: number,
) =>
  queryOptions({
    queryKey: ['nearest-colours', perGroup, colours.map(colourToken).join()],
    queryFn: ({ signal }) =>
      service.nearestColours({ colours: [...colours], per_group: perGroup }, { signal }),
    enabled: colours.length > 0,
    staleTime: FRESH_MS,
    retry: false,
  });
