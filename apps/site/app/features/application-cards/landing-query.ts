import { itemGroupName } from '@selvedge/contract/item-groups';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { CallOptions, ProductService } from '@selvedge/contract/product-service';
import { compareLabels, fold } from '@selvedge/contract/text';
import { applicationSet } from '@selvedge/contract/urls';
import { queryOptions } from '@tanstack/react-query';
import { firstPictures } from '../../calls/first-pictures.ts';
import type { ApplicationCard } from './application-card.ts';

/** What a landing page shows until the hub gives its texts and pictures. */
export interface Landing {
  readonly itemGroup: string;
  readonly name: string;
  readonly products: number;
  readonly designs: number;
  readonly collections: number;
  readonly cards: readonly ApplicationCard[];
}

async function landing(
  service: ProductService,
  itemGroup: string,
  options: CallOptions,
): Promise<Landing> {
  const [[stats], applications, counted] = await Promise.all([
    service.stats([itemGroup], options),
    service.applications(itemGroup, options),
    service.multiFilter(
      {
        filters: { item_group: itemGroup },
        filter_fields: ['application'],
        off_setter: { start: 0, end: 0 },
      },
      options,
    ),
  ]);
  const counts = new Map(
    Object.entries(counted.facet_counts.application ?? {}).map(([name, n]) => [fold(name), n]),
  );
  const countOf = (application: string) =>
    applicationSet(application).reduce((sum, name) => sum + (counts.get(fold(name)) ?? 0), 0);
  const names = applications.toSorted(compareLabels);
  const pictures = await firstPictures(
    service,
    names.map((application) => ({ item_group: itemGroup, application })),
    options,
  );
  return {
    itemGroup,
    name: stats?.group_desc || itemGroupName(itemGroup),
    products: stats?.products ?? 0,
    designs: stats?.designs ?? 0,
    collections: stats?.collections ?? 0,
    cards: names.map((application, place) => ({
      application,
      products: countOf(application),
      url: pictures[place]?.url ?? '',
      alt: pictures[place]?.alt ?? '',
    })),
  };
}

/** The content of a group's landing page, fresh for 10 minutes. Source: LAND-03, LAND-04, CONST-01. */
export const landingQuery = (service: ProductService, itemGroup: string) =>
  queryOptions({
    queryKey: ['landing', itemGroup],
    queryFn: ({ signal }) => landing(service, itemGroup, { signal }),
    staleTime: LANDING_CONTENT_STALE_MS,
  });
