import type { ContentImage } from '@selvedge/contract/content-parts';
import type { PageContent } from '@selvedge/contract/page-content';
import { type LinkTarget, linkTarget } from '../../ui/link-target.ts';
import { youtubeVideoId } from '../../ui/video/youtube-poster.tsx';

/** The fields of a page's content that its hero is made of. Source: ENT-01, ENT-11. */
export type HeroContent = Pick<
  PageContent,
  | 'section_consumer_hero_video'
  | 'section_consumer_hero_link'
  | 'section_consumer_hero_name'
  | 'section_consumer_hero_line'
  | 'section_consumer_video_link'
  | 'consumer_display_option'
  | 'consumer_banner_width'
  | 'consumer_banner_height'
> & {
  /** Pictures; on international pages also films, each with the picture as its poster. */
  readonly section_consumer_hero: readonly (ContentImage & { readonly video_url?: string })[];
};

/** A picture, or a film with the picture as its poster. */
export interface HeroSlide extends ContentImage {
  readonly film?: FilmSource;
}

/** What a banner shows. */
export type Hero =
  | {
      readonly kind: 'slides';
      /** One at least. */
      readonly slides: readonly HeroSlide[];
      readonly promo: boolean;
      readonly link: LinkTarget | null;
    }
  | {
      readonly kind: 'film';
      readonly source: FilmSource;
      /** Address of the poster, or empty. */
      readonly poster: string;
      readonly link: LinkTarget | null;
    };

/** What stands over a hero: a name, a line above it, and where it leads. */
export interface HeroCaption {
  readonly name: string;
  readonly line: string;
  readonly link: LinkTarget | null;
}

/** Null where nobody has named what the hero shows. */
export function heroCaption(
  content: HeroContent,
  { kind }: Pick<Hero, 'kind'>,
): HeroCaption | null {
  const { section_consumer_hero_name: name, section_consumer_hero_line: line } = content;
  const ofFilm = kind === 'film' ? content.section_consumer_video_link : '';
  const link = linkTarget(ofFilm || content.section_consumer_hero_link);
  return name === '' ? null : { name, line, link };
}

/** Beside a name the link is a button there, and pictures and film are none. */
const ownLink = (content: HeroContent, address: string): LinkTarget | null =>
  content.section_consumer_hero_name === '' ? linkTarget(address) : null;

export type FilmSource =
  | { readonly host: 'youtube'; readonly videoId: string }
  | { readonly host: 'file'; readonly address: string };

/**
 * What a hero shows: what its display option asks for, or the other where that has not been filled in; null where there
 * is neither. Source: BANNER-01, BANNER-06, decision 1.
 */
export function heroOf(content: HeroContent): Hero | null {
  const film = filmOf(content);
  const slides = slidesOf(content);
  return content.consumer_display_option === 'video' ? (film ?? slides) : (slides ?? film);
}

function slidesOf(content: HeroContent): Hero | null {
  const slides = content.section_consumer_hero.flatMap(({ video_url = '', ...image }) => {
    const film = filmSource(video_url);
    return image.url !== '' || film ? [{ ...image, ...(film && { film }) }] : [];
  });
  const [first] = slides;
  if (!first) return null;
  const link = ownLink(content, content.section_consumer_hero_link);
  if (first.film && slides.length === 1)
    return { kind: 'film', source: first.film, poster: first.url, link };
  return { kind: 'slides', slides, promo: content.consumer_display_option === 'promo', link };
}

function filmOf(content: HeroContent): Hero | null {
  const video = content.section_consumer_hero_video;
  if (!video) return null;
  const source = filmSource(video.video_url);
  if (!source) return null;
  const link = ownLink(content, content.section_consumer_video_link);
  return { kind: 'film', source, poster: video.thumbnail_url, link };
}

function filmSource(address: string): FilmSource | null {
  const videoId = youtubeVideoId(address);
  if (videoId !== null) return { host: 'youtube', videoId };
  const target = linkTarget(address);
  return target && { host: 'file', address: target.href };
}
