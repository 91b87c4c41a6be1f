import { BANNER_ADVANCE_MS, BANNER_PROMO_ADVANCE_MS } from '@selvedge/contract/limits';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type TouchEventHandler, useEffect, useRef, useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useReducedMotion } from '../../ui/use-media.ts';
import styles from './banner.module.css';
import { FilmSlide } from './banner-film.tsx';
import type { HeroSlide } from './hero.ts';
import { ShownHere } from './shown-here.tsx';

/** The slides of a hero in turn, each fading over the one before. [BANNER-02] [BANNER-03] */
export function BannerSlides(props: {
  readonly slides: readonly HeroSlide[];
  readonly promo: boolean;
  readonly link: LinkTarget | null;
  readonly label: string;
}) {
  const { slides, promo, link, label } = props;
  const count = slides.length;
  const show = useSlideShow(count, promo ? BANNER_PROMO_ADVANCE_MS : BANNER_ADVANCE_MS);
  const swipe = useSwipe({ onLeft: show.next, onRight: show.previous });
  const shows = slides[show.place]?.shows ?? [];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; it holds the show while one looks
    <div
      className={styles.held}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show.setHeld(true)}
      onPointerLeave={(event) => show.setHeld(event.currentTarget.matches(':has(:focus-visible)'))}
      onFocus={(event) => event.target.matches(':focus-visible') && show.setHeld(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show.setHeld(false);
      }}
    >
      <section
        className={classNames(styles.show, promo && styles.promo)}
        aria-roledescription="carousel"
        aria-label={label}
        {...(count > 1 && swipe)}
      >
        <ul className={styles.slides} aria-live={show.running ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a show's slides never move, and one may come twice
              key={place}
              className={styles.slide}
              data-current={place === show.place || undefined}
              inert={place !== show.place}
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${count}`}
            >
              {show.wanted.has(place) && (
                <Slide
                  slide={slide}
                  link={link}
                  label={label}
                  first={place === 0}
                  plays={show.running && place === show.place}
                  onPlay={() => show.running && show.toggle()}
                />
              )}
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className={styles.tab}>
            <IconButton aria-label="Slide back" onClick={show.previous}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <span className={styles.count}>
              {show.place + 1} / {count}
            </span>
            <IconButton aria-label="Slide forward" onClick={show.next}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={show.running ? 'Pause the slides' : 'Play the slides'}
              onClick={show.toggle}
            >
              {show.running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
          </div>
        )}
      </section>
      {/* A finger that moves the strip has more to read than one slide's time. */}
      <div
        className={styles.shown}
        onPointerDown={({ pointerType }) =>
          pointerType === 'touch' && show.running && show.toggle()
        }
      >
        {shows.length > 0 && <ShownHere key={show.place} shows={shows} />}
      </div>
    </div>
  );
}

function Slide(props: {
  readonly slide: HeroSlide;
  readonly link: LinkTarget | null;
  readonly label: string;
  readonly first: boolean;
  /** Whether a film plays now. */
  readonly plays: boolean;
  /** The show rests from then on. */
  readonly onPlay: () => void;
}) {
  const { slide, link, label, first, ...playing } = props;
  const { film } = slide;
  // It is played by a click on itself.
  const isLink = link && film?.host !== 'youtube';
  const shown = film ? (
    <FilmSlide source={film} poster={slide.url} label={label} first={first} {...playing} />
  ) : (
    <Picture
      src={slide.url}
      phoneSrc={slide.phone_url}
      alt={slide.alt}
      ratio="fill"
      placeholder={label}
      priority={first}
      sizes="100vw"
    />
  );
  if (!isLink) return shown;
  return (
    <Anchor
      href={link.href}
      newTab={link.newTab}
      className={styles.slideLink}
      aria-label={`Explore More: ${label}`}
    >
      {shown}
    </Anchor>
  );
}

/** How far a finger travels before it means a swipe, in CSS pixels. */
const SWIPE_PX = 40;

/** Handlers that tell a swipe to the left or to the right from a tap, a scroll and a pinch. */
function useSwipe(actions: { readonly onLeft: () => void; readonly onRight: () => void }): {
  readonly onTouchStart: TouchEventHandler;
  readonly onTouchEnd: TouchEventHandler;
} {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const along = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(along)) return;
      if (across < 0) actions.onLeft();
      else actions.onRight();
    },
  };
}

/** A show of slides, and what may be done with it. */
interface SlideShow {
  /** The slide that is shown, from 0. */
  readonly place: number;
  /** Slides whose pictures are to be there: those shown so far, and the next. */
  readonly wanted: ReadonlySet<number>;
  /** It goes on by itself, but for hover and focus. */
  readonly running: boolean;
  next(): void;
  previous(): void;
  toggle(): void;
  /** Called with true while a pointer rests on the show or its products, or the focus is there. */
  setHeld(held: boolean): void;
}

/**
 * Goes on every `intervalMs`, from the last slide to the first. It rests while it is held, while its page is hidden,
 * when it has been paused, and from the start for people who want little motion. Source: BANNER-02.
 */
function useSlideShow(count: number, intervalMs: number): SlideShow {
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
