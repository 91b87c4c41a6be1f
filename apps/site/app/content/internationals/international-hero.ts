import type { InternationalsSettings } from '@selvedge/contract/international-content';

type BannerFields = Pick<
  InternationalsSettings,
  | 'consumer_banner_media_switch'
  | 'consumer_banner_carousel'
  | 'consumer_banner_video_url'
  | 'consumer_banner_link'
  | 'consumer_banner_name'
  | 'consumer_banner_line'
  | 'consumer_banner_width'
  | 'consumer_banner_height'
>;

/** The banner of an international page in the fields that the banner of every other page has. Source: INTL-10, ENT-11. */
export function internationalHero(page: BannerFields) {
  const film =
    page.consumer_banner_video_url ||
    (page.consumer_banner_carousel.find(({ video_url }) => video_url !== '')?.video_url ?? '');
  const poster = page.consumer_banner_carousel.find(({ img_url }) => img_url !== '');
  return {
    section_consumer_hero: page.consumer_banner_carousel.map((slide) => ({
      ...slide,
      url: slide.img_url,
    })),
    section_consumer_hero_video: film
      ? { video_url: film, thumbnail_url: poster?.img_url ?? '' }
      : null,
    section_consumer_hero_link: page.consumer_banner_link,
    section_consumer_hero_name: page.consumer_banner_name,
    section_consumer_hero_line: page.consumer_banner_line,
    section_consumer_video_link: page.consumer_banner_link,
    consumer_display_option: page.consumer_banner_media_switch,
    consumer_banner_width: page.consumer_banner_width,
    consumer_banner_height: page.consumer_banner_height,
  };
}
