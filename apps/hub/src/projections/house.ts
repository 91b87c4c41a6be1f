import { BANNER_MEDIA } from '@selvedge/contract/international-content';
import { STORE_REGIONS } from '@selvedge/contract/store';
import { internationalBrandUrl } from '@selvedge/contract/urls';
import {
  asData,
  type Codec,
  choice,
  derived,
  flag,
  libraryWords,
  lines,
  linesOf,
  optionalNumber,
  picture,
  pictureWords,
  rows,
  selected,
  shape,
  text,
  textOf,
} from './codec.ts';
import { catalogueTiles } from './parts.ts';

/** What the house says of itself, and the international brands. */

const holidayNotice: Codec<string[] | undefined> = {
  toPublic(data) {
    const notice = linesOf(data.holidayNotice);
    return notice.length > 0 ? notice : undefined;
  },
  toHub: (value) => ({ holidayNotice: value?.join('\n') ?? '' }),
  fieldAt: () => 'holidayNotice',
};

/** Source: STORE-01, STORE-02. */
export const store = shape({
  region: choice('region', STORE_REGIONS),
  title: text('title'),
  address: text('address'),
  phone: text('phone'),
  tradingHours: rows('tradingHours', shape({ day: text('day'), time: text('time') })),
  mapUrl: text('map'),
  holidayNotice,
});

/** Source: CAREER-02. */
export const vacancy = shape({
  region: selected('region'),
  position: text('title'),
  location: text('location'),
  available_from: text('availableFrom'),
  description: text('description'),
  purpose: text('purpose'),
  requirements: text('requirements'),
  candidate: text('candidate'),
  duties: text('duties'),
  email: text('email'),
});

/** Source: STATIC-04, RET-01 to RET-13. */
export const textPage = shape({
  page_title: text('title'),
  description: text('description'),
  picture_url: picture('picture'),
  picture_alt: pictureWords('pictureAlt', 'picture'),
  sections: rows(
    'sections',
    shape({
      heading: text('heading'),
      paragraphs: lines('paragraphs'),
      points: lines('points'),
      picture_url: picture('picture'),
      picture_alt: pictureWords('pictureAlt', 'picture'),
    }),
  ),
});

/** Source: ENT-08. */
export const brand = shape({ brand_name: text('title'), image_data: picture('logo') });

const banner = {
  consumer_banner_media_switch: choice('bannerMedia', BANNER_MEDIA),
  consumer_banner_carousel: rows(
    'banner',
    shape({ img_url: picture('picture'), video_url: text('video'), alt: libraryWords('picture') }),
  ),
  consumer_banner_video_url: text('bannerVideo'),
  consumer_banner_link: text('bannerLink'),
  consumer_banner_width: optionalNumber('bannerWidth'),
  consumer_banner_height: optionalNumber('bannerHeight'),
};

const titles = { page_title: text('title'), page_description: text('description') };

const brandTile = shape({
  id: text('brandId'),
  page_title: text('title'),
  is_published: flag('isShown'),
  tile_img_url: derived(({ brandId }) => internationalBrandUrl(textOf(brandId))),
  tile_img: picture('picture'),
  brand_page_link: text('ownSite'),
});

type Tile = ReturnType<(typeof brandTile)['toPublic']>;

/** The order of the rows is the order of the tiles (INTL-06). */
const brandTiles: Codec<(Tile & { position_order: number })[]> = {
  toPublic: (data, context) =>
    rows('brands', brandTile)
      .toPublic(data, context)
      .map((tile, place) => ({ ...tile, position_order: place + 1 })),
  toHub: (value, pictureId) => {
    const inOrder = value.toSorted((one, other) => one.position_order - other.position_order);
    return rows('brands', brandTile).toHub(inOrder, pictureId);
  },
  fieldAt: (path) => rows('brands', brandTile).fieldAt(path),
};

/** Source: ENT-11. */
export const internationalsPage = shape({
  ...banner,
  ...titles,
  brands: brandTiles,
  catalogue_section_heading: text('cataloguesHeading'),
  catalogue_section_items: catalogueTiles('catalogues'),
});

/** Source: ENT-12. */
export const internationalBrand = shape({
  ...banner,
  ...titles,
  featured_collection_media: rows(
    'featuredPictures',
    shape({
      position: selected('position'),
      img_url: picture('picture'),
      alt: libraryWords('picture'),
    }),
  ),
  featured_collection_title: text('featuredTitle'),
  featured_collection_description: text('featuredDescription'),
  featured_collection_link: text('featuredLink'),
  catalogue_section_heading_first: text('cataloguesHeading'),
  catalogue_section_items_first: catalogueTiles('cataloguesFirst'),
  catalogue_section_items_second: catalogueTiles('cataloguesSecond'),
  promo_video: text('film'),
  promo_video_loop: flag('filmLoops'),
  promo_video_hide_controls: flag('filmHidesControls'),
});

const analytics = shape({
  own_counter: flag('ownCounter', true),
  google_measurement_id: text('googleMeasurementId'),
  plausible_domain: text('plausibleDomain'),
});

/** The fields of a named group. */
const within = <Public>(group: string, codec: Codec<Public>): Codec<Public> => ({
  toPublic: (data, context) => codec.toPublic(asData(data[group]), context),
  toHub: (value, pictureId) => ({ [group]: codec.toHub(value, pictureId) }),
  fieldAt: (path) => `${group}.${codec.fieldAt(path)}`,
});

const regions: Codec<(typeof STORE_REGIONS)[number][]> = {
  toPublic: ({ regions: chosen }) =>
    Array.isArray(chosen)
      ? chosen.flatMap((one) => STORE_REGIONS.filter((region) => region === one))
      : [],
  toHub: (value) => ({ regions: value }),
  fieldAt: () => 'regions',
};

/** Source: decision 25. */
export const siteSettings = shape({
  supplier_name: text('supplierName'),
  telephone: text('telephone'),
  support_telephone: text('supportTelephone'),
  info_email: text('infoEmail'),
  trade_site_production: text('tradeSite'),
  trade_site_staging: text('tradeSiteStaging'),
  staging_hosts: lines('stagingHosts'),
  external_shop: text('externalShop'),
  own_wallpaper_range: text('ownWallpaperRange'),
  homeware_brand: text('homewareBrand'),
  internationals_name: text('internationalsName'),
  socials: rows('socials', shape({ name: text('name'), url: text('address') })),
  context_menu_disabled: flag('contextMenuDisabled', true),
  show_trade_fields: flag('showTradeFields'),
  careers_mailboxes: rows('careersMailboxes', shape({ regions, email: text('email') })),
  wallpaper_calculator_url: text('wallpaperCalculator'),
  analytics: within('analytics', analytics),
});
