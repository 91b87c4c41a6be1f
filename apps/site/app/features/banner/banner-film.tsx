import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useReducedMotion } from '../../ui/use-media.ts';
import controls from './banner-controls.module.css';
import styles from './banner-film.module.css';
import { HeroLink } from './hero-link.tsx';

/**
 * A film from a file: silent, over its poster, which shows until the film does. It plays by itself, unless a person
 * wants little motion, and again from its start when it ends. A failure is logged and leaves the poster. [ERR-11]
 */
export function BannerFilm(props: {
  readonly address: string;
  readonly poster: string;
  readonly link: LinkTarget | null;
  readonly label: string;
}) {
  const { address, poster, link, label } = props;
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [begun, setBegun] = useState(false);
  const reduced = useReducedMotion();

  useEffect(() => {
    if (!reduced && film.current) play(film.current);
  }, [reduced]);

  return (
    <section className={styles.film} aria-label={label}>
      <Picture src={poster} alt="" ratio="fill" placeholder={label} priority sizes="100vw" />
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
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onEnded={(event) => play(event.currentTarget)}
      />
      {link && <HeroLink link={link} label={label} />}
      <div className={controls.tab}>
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

function play(film: HTMLVideoElement): void {
  // React writes no `muted` attribute, and browsers start only silent films by themselves.
  film.muted = true;
  film.play().catch((error: unknown) => console.warn('The banner video does not play.', error));
}
