import type { CallOptions, ProductService } from '@selvedge/contract/product-service';
import { compareLabels } from '@selvedge/contract/text';
import { firstPictures } from '../../calls/first-pictures.ts';

/** A card of the collections grid, as page content names its fields. Source: "Collection card". */
export interface CollectionCard {
  readonly collection_name: string;
  /** Address of its picture; empty where there is none. */
  readonly url: string;
  readonly item_group_code: string;
  readonly application_name: string;
}

/**
 * The collections that have products of an application, sorted by name, each with a picture of its own where there is
 * one. Rejects as the calls do. It calls once for each collection, so it is for the server, where a call costs no way.
 * Source: APP-06.
 */
export async function collectionsOfApplication(
  service: ProductService,
  itemGroup: string,
  application: string,
  options: CallOptions = {},
): Promise<CollectionCard[]> {
  const filters = { item_group: itemGroup, application };
  const answer = await service.multiFilter(
    { filters, filter_fields: ['range'], off_setter: { start: 0, end: 0 } },
    options,
  );
  const names = (answer.filters.range ?? []).toSorted(compareLabels);
  const pictures = await firstPictures(
    service,
    names.map((range) => ({ ...filters, range })),
    options,
  );
  return names.map((range, place) => ({
    collection_name: range,
    url: pictures[place]?.url ?? '',
    item_group_code: itemGroup,
    application_name: application,
  }));
}
