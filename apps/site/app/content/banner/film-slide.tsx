import { useEffect, useRef } from 'react';
import { YouTubePoster } from '../../ui/video/youtube-poster.tsx';
import { FilmLayer, play } from './film-layer.tsx';
import type { FilmSource } from './hero.ts';

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
