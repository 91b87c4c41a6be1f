import type { FilterField } from '@selvedge/contract/facets';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { Filters } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/services';
import { queryOptions } from '@tanstack/react-query';

/** A group, an application or a collection as the catalogue alone knows it. */
export interface Face {
  readonly name: string;
  /** Address of the picture of the first product that has one, or empty. */
  readonly picture: string;
}

/** Products of each, one of which has a picture. */
const LOOKED_AT = { start: 0, end: 9 };
/** As many as a page can show without becoming a list. */
const MOST_FACES = 48;

/**
 * What can be browsed within `filters`: the values of a field, each with a picture of its first products. It is for
 * pages that staff have not written yet, such as those of a catalogue that was imported on its own.
 */
export const facesQuery = (service: ProductService, filters: Filters, field: FilterField) =>
  queryOptions({
    queryKey: ['faces', filters, field],
    queryFn: async ({ signal }): Promise<Face[]> => {
      const none = { start: 0, end: 0 };
      const all = await service.multiFilter(
        { filters, filter_fields: [field], off_setter: none },
        { signal },
      );
      const names = (all.filters[field] ?? []).filter((name) => name.trim() !== '');
      return Promise.all(
        names.slice(0, MOST_FACES).map(async (name) => {
          const { products } = await service.multiFilter(
            { filters: { ...filters, [field]: name }, off_setter: LOOKED_AT },
            { signal },
          );
          const pictures = products.map(({ primaryImageUrl }) => primaryImageUrl);
          return { name, picture: pictures.find((address) => address !== '') ?? '' };
        }),
      );
    },
    staleTime: LANDING_CONTENT_STALE_MS,
  });
