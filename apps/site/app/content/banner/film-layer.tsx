import { type RefObject, useState } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './film-layer.module.css';

/**
 * A film from a file: silent, over its poster, which shows until the film does, and again from its start when it ends. A
 * failure is logged and leaves the poster. [ERR-11]
 */
export function FilmLayer(props: {
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
export function play(film: HTMLVideoElement): void {
  // React writes no `muted` attribute, and browsers start only silent films by themselves.
  film.muted = true;
  film.play().catch((error: unknown) => console.warn('The banner video does not play.', error));
}
