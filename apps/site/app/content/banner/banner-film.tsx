import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { useReducedMotion } from '../../ui/use-media.ts';
import controls from './banner-controls.module.css';
import styles from './banner-film.module.css';
import { FilmLayer, play } from './film-layer.tsx';
import { HeroLink } from './hero-link.tsx';

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
