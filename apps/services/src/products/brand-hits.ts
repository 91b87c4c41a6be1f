import { contentDocumentKey } from '@selvedge/contract/content-key';
import { ITEM_GROUP, itemGroupName } from '@selvedge/contract/item-groups';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import type { Snapshot } from '../snapshot/snapshot.ts';

type Catalogue = Pick<Snapshot, 'engine' | 'content'>;

/**
 * Makes each brand hit lead to a page that shows the whole brand: that of its group where staff have written it or where
 * it holds all the brand's collections, else that of the brands. Source: decision 45.
 */
export async function withBrandPages(
  found: SearchResponse,
  catalogue: Catalogue,
): Promise<SearchResponse> {
  const brands = await Promise.all(
    found.Brand.map(async (hit) =>
      isWritten(catalogue, hit) || (await isOfOneGroup(catalogue, hit)) ? hit : underBrands(hit),
    ),
  );
  return { ...found, Brand: brands };
}

const underBrands = (hit: SearchEntry): SearchEntry => ({
  ...hit,
  item_group: ITEM_GROUP.brands,
  group_desc: itemGroupName(ITEM_GROUP.brands),
});

function isWritten({ content }: Catalogue, { item_group, brand }: SearchEntry): boolean {
  const key = contentDocumentKey({ kind: 'brand', itemGroup: item_group, brand });
  return content.documents.get('page/brand')?.has(key) ?? false;
}

async function isOfOneGroup({ engine }: Catalogue, { brand }: SearchEntry): Promise<boolean> {
  const { filters } = await engine.multiFilter(
    multiFilterRequest.parse({
      filters: { brand },
      filter_fields: ['item_group'],
      off_setter: { start: 0, end: 0 },
      only_published: true,
    }),
  );
  return (filters.item_group ?? []).length <= 1;
}
