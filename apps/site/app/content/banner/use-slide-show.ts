import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/use-media.ts';

/** A show of slides, and what may be done with it. */
export interface SlideShow {
  /** The slide that is shown, from 0. */
  readonly place: number;
  /** Slides whose pictures are to be there: those shown so far, and the next. */
  readonly wanted: ReadonlySet<number>;
  /** It goes on by itself, but for hover and focus. */
  readonly running: boolean;
  next(): void;
  previous(): void;
  toggle(): void;
  /** Called with true while a pointer rests on the show, or the focus is in it. */
  setHeld(held: boolean): void;
}

/**
 * Goes on every `intervalMs`, from the last slide to the first. It rests while it is held, while its page is hidden,
 * when it has been paused, and from the start for people who want little motion. Source: BANNER-02.
 */
export function useSlideShow(count: number, intervalMs: number): SlideShow {
  const reduced = useReducedMotion();
  const [place, setPlace] = useState(0);
  const [held, setHeld] = useState(false);
  const [wish, setWish] = useState<'run' | 'rest' | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]));
  const running = count > 1 && (wish === null ? !reduced : wish === 'run');

  useEffect(() => {
    if (!running || held) return;
    // The place is a dependency, so that a slide chosen by hand has its whole time.
    const timer = setInterval(() => {
      if (!document.hidden) setPlace((place + 1) % count);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [running, held, place, count, intervalMs]);

  useEffect(() => {
    const want = () => setWanted((before) => new Set([...before, place, (place + 1) % count]));
    if (document.readyState === 'complete') return want();
    // The first picture comes alone: the others must not take its share of the line.
    addEventListener('load', want);
    return () => removeEventListener('load', want);
  }, [place, count]);

  return {
    place,
    wanted,
    running,
    next: () => setPlace((place + 1) % count),
    previous: () => setPlace((place + count - 1) % count),
    toggle: () => setWish(running ? 'rest' : 'run'),
    setHeld,
  };
}
