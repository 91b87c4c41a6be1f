import { homeUrl } from '@selvedge/contract/urls';
import { ButtonLink } from '../../ui/button/button.tsx';
import { usePageView } from '../page-views/use-page-view.ts';
import styles from './message-page.module.css';
import { MissingThread } from './missing-thread.tsx';
import { WaysOn } from './ways-on.tsx';

/** Shown for an address, or content, that does not exist. [GEN-12] */
export function NotFound() {
  usePageView('Page not found');
  return (
    <div className={styles.page}>
      <div className={styles.beside}>
        <div className={styles.words}>
          <h1 className={styles.heading}>Whoops! This page has gone missing.</h1>
          <p className={styles.text}>Please click back to our HOME page.</p>
          <ButtonLink href={homeUrl()}>Home</ButtonLink>
        </div>
        <MissingThread />
      </div>
      <WaysOn />
    </div>
  );
}
