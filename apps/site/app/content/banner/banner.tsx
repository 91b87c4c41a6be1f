import { bannerRatioPercent } from '@selvedge/contract/banner';
import { BANNER_RATIO_PERCENT } from '@selvedge/contract/limits';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { YouTubePoster } from '../../ui/video/youtube-poster.tsx';
import styles from './banner.module.css';
import { BannerFilm, HeroLink } from './banner-film.tsx';
import { BannerSlides } from './banner-slides.tsx';
import { type Hero, type HeroCaption, type HeroContent, heroCaption, heroOf } from './hero.ts';

/**
 * The hero of a page, from edge to edge: its pictures in turn, or its film. Its height is kept free before anything
 * loads (BANNER-04). `label` names it to assistive technology: the page's title. `missing` stands in its place where
 * content has neither pictures nor a film (GEN-10, GEN-11).
 */
export function Banner(props: {
  readonly content: HeroContent;
  readonly label: string;
  readonly missing?: ReactNode;
}) {
  const { content, label, missing = null } = props;
  const hero = heroOf(content);
  if (!hero) return missing;
  const heightPercent = bannerRatioPercent(
    content.consumer_banner_width,
    content.consumer_banner_height,
  );
  const caption = heroCaption(content, hero);
  return (
    <div
      className={styles.banner}
      data-display={content.consumer_display_option}
      data-controls={hasControls(hero) || undefined}
      data-shows={showsProducts(hero) || undefined}
      data-upright={isUpright(hero, content) || undefined}
    >
      {/* An empty drawing has a ratio of its own, which takes neither script nor a style attribute. */}
      <svg className={styles.ratio} viewBox={`0 0 100 ${heightPercent}`} aria-hidden="true" />
      <Content hero={hero} label={label} />
      {caption && <Caption {...caption} />}
    </div>
  );
}

/** Several slides are turned and paused, a film from a file is paused; one of a video site brings its own controls. */
const hasControls = (hero: Hero): boolean =>
  hero.kind === 'slides' ? hero.slides.length > 1 : hero.source.host === 'file';

const showsProducts = (hero: Hero): boolean =>
  hero.kind === 'slides' && hero.slides.some(({ shows }) => shows.length > 0);

/** On a phone four by five, where every slide has an upright picture and content says no other ratio. */
const isUpright = (hero: Hero, content: HeroContent): boolean =>
  hero.kind === 'slides' &&
  hero.slides.every(({ url, phone_url }) => phone_url !== '' || standsUpright(url)) &&
  content.consumer_banner_width === null &&
  content.consumer_banner_height === null;

function standsUpright(address: string): boolean {
  const picture = readPictureAddress(address);
  return picture !== null && picture.heightPx > picture.widthPx;
}

/** Cut out of the picture, as its controls are: readable on any picture. */
function Caption({ name, line, link }: HeroCaption) {
  return (
    <div className={styles.caption}>
      <div className={styles.words}>
        {line !== '' && <p className={styles.line}>{line}</p>}
        <p className={styles.name}>{name}</p>
      </div>
      {link && (
        <ButtonLink href={link.href} newTab={link.newTab} variant="outline">
          Explore
        </ButtonLink>
      )}
    </div>
  );
}

function Content({ hero, label }: { readonly hero: Hero; readonly label: string }) {
  if (hero.kind === 'slides') {
    // Other slides are another show, which starts at its first.
    return (
      <BannerSlides key={hero.slides.map(({ url }) => url).join(' ')} {...hero} label={label} />
    );
  }
  const { source, poster, link } = hero;
  if (source.host === 'file') {
    return <BannerFilm address={source.address} poster={poster} link={link} label={label} />;
  }
  return (
    <>
      <YouTubePoster
        key={source.videoId}
        videoId={source.videoId}
        title={label}
        thumbnail={poster}
        priority
      />
      {link && <HeroLink link={link} label={label} />}
    </>
  );
}

/** Keeps the place of a hero that is on its way. */
export function BannerLoading() {
  return (
    <div className={styles.banner} aria-hidden="true">
      <svg className={styles.ratio} viewBox={`0 0 100 ${BANNER_RATIO_PERCENT}`} />
    </div>
  );
}
