import { type BrandContent, brandContent } from '@selvedge/contract/brand-content';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { BRANDS, type BrandName } from '../supplier.ts';
import { BRAND_TEXTS } from './brand-texts.ts';
import { featured, images, offerCard } from './cards.ts';
import type { Material } from './material.ts';

/** A brand's page under one group. */
export interface BrandPage {
  readonly group: string;
  readonly brand: BrandName;
  readonly page: BrandContent;
}

/** Every brand's page: under Brands with all its collections, and under each group it sells in with those of the group. */
export function brandPages(material: Material): BrandPage[] {
  return BRANDS.flatMap((brand) => {
    const held = material.offers.filter((offer) => offer.brand === brand);
    const groups = [...new Set(held.map(({ group }) => group))];
    return [ITEM_GROUP.brands, ...groups].map((group) => ({
      group,
      brand,
      page: brandPage(material, group, brand),
    }));
  });
}

function brandPage(material: Material, group: string, brand: BrandName): BrandContent {
  const { text, room, feature } = BRAND_TEXTS[brand];
  const collections = material.offers
    .filter((offer) => offer.brand === brand)
    .filter((offer) => group === ITEM_GROUP.brands || offer.group === group)
    .map((offer) => ({ brand_name: brand, ...offerCard(material, offer) }));
  return brandContent.parse({
    page_title: brand,
    description: text,
    section_consumer_hero: images(material.pictures.room(room)),
    ...featured(material, feature),
    section_collections_in_a_brand: collections,
  });
}
