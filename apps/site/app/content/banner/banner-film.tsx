import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ButtonLink, IconButton } from '../../ui/button/button.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useReducedMotion } from '../../ui/use-media.ts';
import { YouTubePoster } from '../../ui/video/youtube-poster.tsx';
import styles from './banner.module.css';
import type { FilmSource } from './hero.ts';

/** A film from a file, which plays by itself, unless a person wants little motion. */
export function BannerFilm(props: {
  readonly address: string;
  readonly poster: string;
  readonly link: LinkTarget | null;
  readonly label: string;
}) {
  const { address, poster, link, label } = props;
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const reduced = useReducedMotion();

  useEffect(() => {
    if (!reduced && film.current) play(film.current);
  }, [reduced]);

  return (
    <section className={styles.film} aria-label={label}>
      <FilmLayer
        film={film}
        address={address}
        poster={poster}
        label={label}
        priority
        onPlaying={setPlaying}
      />
      {link && <HeroLink link={link} label={label} />}
      <div className={styles.tab}>
        <IconButton
          aria-label={playing ? 'Pause the video' : 'Play the video'}
          onClick={() => {
            if (!film.current) return;
            if (playing) film.current.pause();
            else play(film.current);
          }}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
      </div>
    </section>
  );
}

/** A film among the slides of a hero: one from a file plays while its slide shows and the show goes on. [ENT-11] */
export function FilmSlide(props: {
  readonly source: FilmSource;
  readonly poster: string;
  readonly label: string;
  readonly first: boolean;
  readonly plays: boolean;
  /** Called when a visitor plays a film that does not play by itself. */
  readonly onPlay: () => void;
}) {
  const { source, poster, label, first, plays, onPlay } = props;
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!film.current) return;
    if (plays) play(film.current);
    else film.current.pause();
  }, [plays]);
  if (source.host === 'file')
    return (
      <FilmLayer
        film={film}
        address={source.address}
        poster={poster}
        label={label}
        priority={first}
      />
    );
  return (
    <YouTubePoster
      videoId={source.videoId}
      title={label}
      thumbnail={poster}
      priority={first}
      onPlay={onPlay}
    />
  );
}

/**
 * A film from a file: silent, over its poster, which shows until the film does, and again from its start when it ends. A
 * failure is logged and leaves the poster. [ERR-11]
 */
function FilmLayer(props: {
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly address: string;
  readonly poster: string;
  readonly label: string;
  /** Whether its poster is what the page opens with. */
  readonly priority: boolean;
  readonly onPlaying?: (playing: boolean) => void;
}) {
  const { film, address, poster, label, priority, onPlaying } = props;
  const [begun, setBegun] = useState(false);
  return (
    <>
      <Picture
        src={poster}
        alt=""
        ratio="fill"
        placeholder={label}
        priority={priority}
        sizes="100vw"
      />
      <video
        ref={film}
        className={styles.video}
        src={address}
        preload="none"
        muted
        playsInline
        aria-label={label}
        data-begun={begun || undefined}
        onPlaying={() => {
          setBegun(true);
          onPlaying?.(true);
        }}
        onPause={() => onPlaying?.(false)}
        onEnded={(event) => play(event.currentTarget)}
      />
    </>
  );
}

/** Plays a film without a sound. */
function play(film: HTMLVideoElement): void {
  // React writes no `muted` attribute, and browsers start only silent films by themselves.
  film.muted = true;
  film.play().catch((error: unknown) => console.warn('The banner video does not play.', error));
}

/** The link of a film whose own surface is taken by its controls. [BANNER-06] */
export function HeroLink({ link, label }: { readonly link: LinkTarget; readonly label: string }) {
  return (
    <div className={styles.link}>
      <ButtonLink
        href={link.href}
        newTab={link.newTab}
        variant="outline"
        aria-label={`Explore More: ${label}`}
      >
        Explore More
      </ButtonLink>
    </div>
  );
}
