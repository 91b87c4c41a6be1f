import type { CatalogueTile } from '@selvedge/contract/content-parts';
import type { ContentService } from '@selvedge/contract/content-service';
import type { InternationalBrandPage } from '@selvedge/contract/international-content';
import { collectionId } from '@selvedge/contract/urls';

export interface InternationalCatalogue {
  readonly brandId: string;
  readonly brand: InternationalBrandPage;
  readonly tile: CatalogueTile;
}

/**
 * The catalogue of an id among those of the published international brands; null where there is none. Rejects as the
 * calls do. It calls once for each brand, so it is for the server.
 */
export async function findInternationalCatalogue(
  service: Pick<ContentService, 'internationals' | 'internationalBrand'>,
  id: string,
): Promise<InternationalCatalogue | null> {
  const wanted = collectionId(id);
  const landing = await service.internationals();
  for (const { id: brandId, is_published } of landing?.brands ?? []) {
    if (!is_published) continue;
    const brand = await service.internationalBrand(brandId);
    const { catalogue_section_items_first: first, catalogue_section_items_second: second } = brand;
    const tile = [...first, ...second].find((entry) => collectionId(entry.id) === wanted);
    if (tile) return { brandId, brand, tile };
  }
  return null;
}
