import { itemGroupName } from '@selvedge/contract/item-groups';
import { derived, picture, pictures, rows, selected, shape, text, textOf } from './codec.ts';
import {
  catalogueTiles,
  collectionCard,
  featured,
  gallery,
  groupName,
  hero,
  itemGroupTiles,
  newArrivals,
  titles,
} from './parts.ts';

/** The pages of the catalogue; what a page does not show has no form and stays as the contract's default. */

/** Source: ENT-01, ENT-02, HOME-02. */
export const homePage = shape({
  ...hero,
  ...titles,
  ...itemGroupTiles,
  ...newArrivals,
  ...featured,
  section_internationals: pictures('internationalsPictures'),
  internationals_description: text('internationalsDescription'),
});

/** Source: ENT-03, LAND-02. */
export const landingPage = shape({
  ...hero,
  ...titles,
  section_homeware_landing_categories: rows(
    'categories',
    shape({
      item_group_code: selected('itemGroup'),
      application_name: text('application'),
      item_group: groupName,
      url: picture('picture'),
    }),
  ),
  section_application_cards: rows(
    'applicationCards',
    shape({
      application_name: text('application'),
      item_group: derived((_, { page }) => itemGroupName(textOf(page.itemGroup))),
      url: picture('picture'),
    }),
  ),
  ...featured,
  ...newArrivals,
});

const collectionsHere = {
  section_collections_in_application: rows('collections', shape(collectionCard)),
};

/** Source: ENT-01 to ENT-04, APP-01. */
export const applicationPage = shape({
  ...hero,
  ...titles,
  ...featured,
  ...collectionsHere,
  ...newArrivals,
});

/** Source: ENT-09. */
export const collectionPage = shape({ ...hero, ...titles, ...gallery });

/** Source: ENT-10. */
export const brandPage = shape({
  ...hero,
  ...titles,
  ...featured,
  section_collections_in_a_brand: rows(
    'collections',
    shape({ brand_name: derived((_, { page }) => textOf(page.brand)), ...collectionCard }),
  ),
});

/** Source: ENT-13, decision 17. */
export const applicationTypePage = shape({
  ...hero,
  ...titles,
  ...itemGroupTiles,
  ...featured,
  ...newArrivals,
  ...collectionsHere,
  section_catalogues: catalogueTiles('catalogues'),
});
