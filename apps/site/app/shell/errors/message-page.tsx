import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import {
  brandsUrl,
  homeUrl,
  itemGroupUrl,
  searchUrl,
  storeLocatorUrl,
} from '@selvedge/contract/urls';
import { useLocation } from 'react-router';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { usePageView } from '../page-views/use-page-view.ts';
import { FailedRequest } from './failed-request.tsx';
import styles from './message-page.module.css';
import { missingWords } from './missing-words.ts';

/** Shown for an address, or content, that does not exist. [GEN-12] */
export function NotFound() {
  usePageView('Page not found');
  const words = missingWords(useLocation().pathname);
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
      <WaysOn words={words} />
    </div>
  );
}

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
      <FailedRequest className={styles.text} />
      <ButtonLink href={homeUrl()}>Home</ButtonLink>
      <WaysOn />
    </div>
  );
}

/** Where to go from a page that has nothing to show. */
function WaysOn({ words = '' }: { readonly words?: string }) {
  return (
    <nav aria-label="Ways on" className={styles.ways}>
      <ul className={styles.list}>
        {words !== '' && (
          <li>
            <Anchor href={searchUrl(words)} className={styles.way}>
              Search for “{words}”
            </Anchor>
          </li>
        )}
        {PRODUCT_GROUPS.map(({ code, name }) => (
          <li key={code}>
            <Anchor href={itemGroupUrl(code)} className={styles.way}>
              {name}
            </Anchor>
          </li>
        ))}
        <li>
          <Anchor href={brandsUrl()} className={styles.way}>
            Brands
          </Anchor>
        </li>
        <li>
          <Anchor href={storeLocatorUrl()} className={styles.way}>
            Stores
          </Anchor>
        </li>
      </ul>
    </nav>
  );
}

/** A piece of plain weave from which one thread has come out. It says nothing that the words beside it do not. */
function MissingThread() {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 400" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="missing-thread-weft" width="20" height="20" patternUnits="userSpaceOnUse">
          <rect className={styles.weft} y="2" width="20" height="16" />
        </pattern>
        <pattern id="missing-thread-weave" width="40" height="40" patternUnits="userSpaceOnUse">
          <rect width="40" height="40" fill="url(#missing-thread-weft)" />
          <rect className={styles.warp} x="2" y="-2" width="16" height="24" rx="5" />
          <rect className={styles.warp} x="22" y="18" width="16" height="24" rx="5" />
        </pattern>
      </defs>
      <rect width="240" height="320" fill="url(#missing-thread-weave)" />
      <rect x="240" width="20" height="320" fill="url(#missing-thread-weft)" />
      <rect x="260" width="140" height="320" fill="url(#missing-thread-weave)" />
      <path className={styles.loose} d={LOOSE} />
    </svg>
  );
}

/** The thread, down from the gap that it left, and away in a curl. */
const LOOSE =
  'M250 262 C250 330 262 388 322 386 S428 340 454 300 S484 214 448 214 S412 284 452 318 S500 352 516 346';
