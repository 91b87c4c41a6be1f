import { Play } from 'lucide-react';
import { useState } from 'react';
import { PlainButton } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './youtube-poster.module.css';

/** Parameters of the player: what plays, and how. */
interface PlayerOptions {
  readonly muted?: boolean;
  readonly loop?: boolean;
  readonly controls?: boolean;
}

/** The player's address, on the host that sets no cookies before a film plays. */
function playerAddress(videoId: string, options: PlayerOptions = {}): string {
  const { muted = false, loop = false, controls = true } = options;
  const query = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1' });
  if (muted) query.set('mute', '1');
  // The player loops lists only: one film is a list of itself.
  if (loop) {
    query.set('loop', '1');
    query.set('playlist', videoId);
  }
  if (!controls) query.set('controls', '0');
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?${query}`;
}

/**
 * A film behind its poster: nothing of YouTube's is asked for before the click that plays it. It fills its place, whose
 * box the parent gives.
 */
export function YouTubePoster(
  props: PlayerOptions & {
    readonly videoId: string;
    /** What the film is about: names the player and its button. */
    readonly title: string;
    /** Address of the poster; empty shows the title on the ground. */
    readonly thumbnail: string;
    readonly priority?: boolean;
    readonly sizes?: string;
    readonly onPlay?: () => void;
  },
) {
  const {
    videoId,
    title,
    thumbnail,
    priority = false,
    sizes = '100vw',
    onPlay,
    ...options
  } = props;
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className={styles.player}
        src={playerAddress(videoId, options)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <PlainButton
      className={styles.poster}
      aria-label={`Play video: ${title}`}
      onClick={() => {
        setPlaying(true);
        onPlay?.();
      }}
    >
      <Picture
        src={thumbnail}
        alt=""
        ratio="fill"
        placeholder={title}
        priority={priority}
        sizes={sizes}
      />
      <span className={styles.play}>
        <Play aria-hidden="true" />
      </span>
    </PlainButton>
  );
}

const HOSTS = new Set([
  'youtube.com',
  'youtube-nocookie.com',
  'm.youtube.com',
  'music.youtube.com',
]);
const ID = /^[\w-]{11}$/u;

/**
 * The id of the film that a YouTube address names, in any of its forms: `watch?v=`, `youtu.be/`, `embed/`, `shorts/`,
 * `live/`. Null for any other address. Source: ERR-16.
 */
export function youtubeVideoId(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/u.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./u, '');
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  let id = '';
  if (host === 'youtu.be') id = first;
  else if (HOSTS.has(host))
    id = /^(?:embed|shorts|live|v)$/u.test(first) ? second : (url.searchParams.get('v') ?? '');
  return ID.test(id) ? id : null;
}
