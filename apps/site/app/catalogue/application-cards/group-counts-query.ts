import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/product-service';
import { fold } from '@selvedge/contract/text';
import { queryOptions } from '@tanstack/react-query';

/** How many published products a group has, in all and of each application by its folded name. */
export interface GroupCounts {
  readonly products: number;
  readonly applications: Readonly<Record<string, number>>;
}

/** The counts of a group, as fresh as the content that they stand beside (CONST-01). */
export const groupCountsQuery = (service: ProductService, itemGroup: string) =>
  queryOptions({
    queryKey: ['group-counts', itemGroup],
    queryFn: async ({ signal }): Promise<GroupCounts> => {
      const answer = await service.multiFilter(
        {
          filters: { item_group: itemGroup },
          filter_fields: ['application'],
          off_setter: { start: 0, end: 0 },
        },
        { signal },
      );
      const counts = Object.entries(answer.facet_counts.application ?? {});
      return {
        products: answer.total_items_count,
        applications: Object.fromEntries(counts.map(([name, count]) => [fold(name), count])),
      };
    },
    staleTime: LANDING_CONTENT_STALE_MS,
  });
