import { fold } from '@selvedge/contract/text';
import { internationalsUrl, storeLocatorUrl } from '@selvedge/contract/urls';
import {
  ABOUT_US,
  CAREERS,
  CURTAIN_CALCULATOR,
  FIND_BY_COLOUR,
  type NavigationLink,
  ownLink,
  RETURNS_POLICY,
  TRADE_ACCOUNT,
  WALLPAPER_CALCULATOR,
} from '../../shell/navigation/navigation-link.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './named-pages.module.css';

/** Pages that are no products, and the words that people look for them by; none is a word of a catalogue. */
const PAGES: readonly (readonly [page: NavigationLink, words: string])[] = [
  [CURTAIN_CALCULATOR, 'calculator calculators calculate metres'],
  [WALLPAPER_CALCULATOR, 'calculator calculators calculate rolls'],
  [FIND_BY_COLOUR, 'shade photo photograph'],
  [
    ownLink('Store Locator', storeLocatorUrl()),
    'store stores shop shops showroom showrooms branch branches hours address directions',
  ],
  [CAREERS, 'career careers job jobs vacancy vacancies internship intern'],
  [RETURNS_POLICY, 'return returns refund refunds exchange'],
  [TRADE_ACCOUNT, 'trade account register registration'],
  [ABOUT_US, 'about contact history'],
  [ownLink('Internationals', internationalsUrl()), 'international internationals'],
];

/** The pages of the site that a phrase asks for by a word of theirs. */
export function namedPages(phrase: string): NavigationLink[] {
  const said = new Set(fold(phrase).split(/[^\p{L}\p{N}]+/u));
  return PAGES.filter(([, words]) => words.split(' ').some((word) => said.has(word))).map(
    ([page]) => page,
  );
}

/** Links to the pages that a phrase asks for; nothing for most phrases. */
export function NamedPages(props: { readonly phrase: string; readonly onFollow?: () => void }) {
  const pages = namedPages(props.phrase);
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <span>Pages:</span>
      {pages.map(({ label, href }) => (
        <Anchor key={href} href={href} className={styles.page} onClick={props.onFollow}>
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
