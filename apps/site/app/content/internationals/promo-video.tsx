import { YouTubePoster, youtubeVideoId } from '../../ui/video/youtube-poster.tsx';
import styles from './promo-video.module.css';

/** What a video link that cannot play says; empty where it can. Source: ERR-16. */
export function videoProblem(address: string): string {
  if (address.trim() === '') return 'No video provided';
  return youtubeVideoId(address) === null ? 'Invalid YouTube URL' : '';
}

/** A brand's film, always muted. It is asked of the video site only when it is played. Source: IBRAND-03. */
export function PromoVideo(props: {
  readonly address: string;
  readonly title: string;
  readonly poster: string;
  readonly loop: boolean;
  readonly hideControls: boolean;
}) {
  const videoId = youtubeVideoId(props.address);
  if (videoId === null) return <p className={styles.problem}>{videoProblem(props.address)}</p>;
  return (
    <div className={styles.video}>
      <YouTubePoster
        videoId={videoId}
        title={props.title}
        thumbnail={props.poster}
        muted
        loop={props.loop}
        controls={!props.hideControls}
      />
    </div>
  );
}
