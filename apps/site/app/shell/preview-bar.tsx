import { useLocation } from 'react-router';
import styles from './preview-bar.module.css';

/**
 * Says of a page that it is not what visitors see: it holds content that is not published yet. It stays in view, on the
 * pages that are opened from it too, which share what this visit has loaded.
 */
export function PreviewBar() {
  const { pathname } = useLocation();
  return (
    <aside className={styles.bar} aria-label="Preview">
      <p className={styles.text}>
        <strong>Preview.</strong> Not everything shown here is published.
      </p>
      <a className={styles.link} href={pathname} target="_top">
        See the live page
      </a>
    </aside>
  );
}
