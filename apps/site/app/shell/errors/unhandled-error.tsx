import { homeUrl } from '@selvedge/contract/urls';
import { ButtonLink } from '../../ui/button/button.tsx';
import { usePageView } from '../page-views/use-page-view.ts';
import styles from './message-page.module.css';
import { WaysOn } from './ways-on.tsx';

/** Shown when a page breaks. What broke is in the log and not on the page. [ERR-12] Source: decision 22. */
export function UnhandledError() {
  usePageView('Unhandled Thrown Error!');
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Unhandled Thrown Error!</h1>
      <p className={styles.text}>
        This page could not be shown. The fault is ours: please try it again in a moment, or go back
        to the home page.
      </p>
      <ButtonLink href={homeUrl()}>Home</ButtonLink>
      <WaysOn />
    </div>
  );
}
