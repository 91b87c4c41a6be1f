import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { type BrandContent, brandContent } from '@selvedge/contract/page-content';
import { BRANDS, type BrandName } from '../supplier.ts';
import { BRAND_TEXTS } from './brand-texts.ts';
import { featured, hero, offerCard } from './cards.ts';
import type { Material } from './material.ts';
import type { Offer } from './offers.ts';

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
    .map((offer, place, all) => ({
      brand_name: brand,
      ...offerCard(material, offer),
      url: pictureOf(material, offer.collection, cardsBefore(all, place)),
    }));
  return brandContent.parse({
    page_title: brand,
    description: text,
    ...hero(material, [material.pictures.room(room)], {
      isAbout: ({ range }) =>
        material.offers.some((offer) => offer.brand === brand && offer.collection === range),
    }),
    ...featured(material, feature),
    section_collections_in_a_brand: collections,
  });
}

/** How many cards of the same collection stand before this one: one for each application that it is sold under. */
const cardsBefore = (offers: readonly Offer[], place: number): number =>
  offers.slice(0, place).filter(({ collection }) => collection === offers[place]?.collection)
    .length;

/** The collection's cover on its first card, then another of its pictures on each. */
function pictureOf({ pictures }: Material, collection: string, place: number): string {
  const cover = pictures.cover(collection);
  const others = pictures.gallery(collection).filter((address) => address !== cover);
  return [cover, ...others][place] ?? cover;
}
