import type { CatalogueTile } from '@selvedge/contract/content-parts';
import {
  type InternationalBrandPage,
  type InternationalsSettings,
  internationalBrandPage,
  internationalsSettings,
} from '@selvedge/contract/international-content';
import { internationalBrandUrl } from '@selvedge/contract/urls';
import type { SceneName } from '../scenes/scene-names.ts';
import { SUPPLIER_SETTINGS } from '../supplier.ts';
import { catalogueUrl, slug } from './catalogues.ts';
import { INTERNATIONALS, type InternationalText } from './international-texts.ts';
import type { Pictures } from './pictures.ts';

const POSITIONS = ['top left', 'bottom left', 'top right', 'bottom right'] as const;

/** The Internationals landing page. A brand that is not published has its tile here, which the page leaves out (INTL-06). */
export const internationals = (pictures: Pictures): InternationalsSettings =>
  internationalsSettings.parse({
    page_title: SUPPLIER_SETTINGS.internationals_name,
    page_description:
      'Four houses from four countries, each of which does one thing that nobody here does better. Their books lie in all of our stores, cuttings come with the next post, and lengths are flown in twice a month.',
    consumer_banner_carousel: [
      slide(pictures, 'internationals-hero'),
      slide(pictures, 'internationals-about'),
    ],
    catalogue_section_heading: 'The latest books',
    catalogue_section_items: INTERNATIONALS.filter(({ published }) => published).map((brand) =>
      catalogue(pictures, brand, 0, `${brand.title}: ${brand.catalogues[0]}`),
    ),
    brands: INTERNATIONALS.map(({ id, title, looks, published }, place) => ({
      id,
      page_title: title,
      is_published: published,
      position_order: place + 1,
      tile_img_url: internationalBrandUrl(id),
      tile_img: pictures.look(looks[0]),
    })),
  });

/** The pages of the published international brands, by id. */
export const internationalBrands = (
  pictures: Pictures,
): (readonly [id: string, page: InternationalBrandPage])[] =>
  INTERNATIONALS.filter(({ published }) => published).map((brand) => [
    brand.id,
    brandPage(pictures, brand),
  ]);

function brandPage(pictures: Pictures, brand: InternationalText): InternationalBrandPage {
  const { title, text, room, looks, feature, featureText } = brand;
  return internationalBrandPage.parse({
    page_title: title,
    page_description: text,
    consumer_banner_carousel: [slide(pictures, room)],
    featured_collection_media: looks.map((look, at) => ({
      position: POSITIONS[at],
      img_url: pictures.look(look),
      alt: pictures.words(pictures.look(look)),
    })),
    featured_collection_title: feature,
    featured_collection_description: featureText,
    featured_collection_link: catalogueUrl(catalogueId(brand, 0)),
    catalogue_section_heading_first: `Books of ${title}`,
    catalogue_section_items_first: [catalogue(pictures, brand, 0)],
    catalogue_section_items_second: [catalogue(pictures, brand, 1)],
  });
}

function slide(pictures: Pictures, room: SceneName) {
  const address = pictures.room(room);
  return {
    img_url: address,
    phone_url: pictures.phone(address),
    alt: pictures.words(address),
    shows: pictures.shows(address),
  };
}

const catalogueId = ({ id, catalogues }: InternationalText, which: 0 | 1): string =>
  `${id}-${slug(catalogues[which])}`;

function catalogue(
  pictures: Pictures,
  brand: InternationalText,
  which: 0 | 1,
  title: string = brand.catalogues[which],
): CatalogueTile {
  const id = catalogueId(brand, which);
  return {
    id,
    title,
    catalogue_tile_img_url: pictures.look(brand.looks[which === 0 ? 3 : 2]),
    issuu_link: catalogueUrl(id),
  };
}
