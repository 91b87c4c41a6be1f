import type { Store } from '@selvedge/contract/house-content';
import { sortForm } from '@selvedge/contract/text';
import { internationalsUrl, regionAnchor, storeLocatorUrl } from '@selvedge/contract/urls';
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

const STORE_LOCATOR = ownLink('Store Locator', storeLocatorUrl());
const STORE_WORDS =
  'store stores shop shops showroom showrooms branch branches hours address directions';

/** Pages that are no products, and the words that people look for them by; none is a word of a catalogue. */
const PAGES: readonly (readonly [page: NavigationLink, words: string])[] = [
  [CURTAIN_CALCULATOR, 'calculator calculators calculate metres'],
  [WALLPAPER_CALCULATOR, 'calculator calculators calculate rolls'],
  [FIND_BY_COLOUR, 'shade photo photograph'],
  [STORE_LOCATOR, STORE_WORDS],
  [CAREERS, 'career careers job jobs vacancy vacancies internship intern'],
  [RETURNS_POLICY, 'return returns refund refunds exchange'],
  [TRADE_ACCOUNT, 'trade account register registration'],
  [ABOUT_US, 'about contact history'],
  [ownLink('Internationals', internationalsUrl()), 'international internationals'],
];

const wordsOf = (text: string): string[] => sortForm(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The pages of the site that a phrase asks for by a word of theirs. */
export function namedPages(phrase: string): NavigationLink[] {
  const said = new Set(wordsOf(phrase));
  return PAGES.filter(([, words]) => words.split(' ').some((word) => said.has(word))).map(
    ([page]) => page,
  );
}

/** Words that stand beside a place's name. */
const BESIDE_PLACES = new Set([...STORE_WORDS.split(' '), 'opening', 'in', 'at', 'near', 'the']);

/** More stores than these are a region's, which the locator's page shows. */
const MOST_STORES = 4;

/**
 * The stores that a phrase names by their town, street, region or name ("windhoek", "shop in Cape Town"): each links to
 * its region in the store locator. None where a word of the phrase is of no store.
 */
export function namedStores(phrase: string, stores: readonly Store[]): NavigationLink[] {
  const place = wordsOf(phrase).filter((word) => !BESIDE_PLACES.has(word));
  if (place.length === 0) return [];
  const named = stores.filter(({ title, address, region }) => {
    const own = new Set(wordsOf(`${title} ${address} ${region}`));
    return place.every((word) => own.has(word));
  });
  if (named.length > MOST_STORES) return [STORE_LOCATOR];
  return named.map(({ title, region }) =>
    ownLink(title, `${storeLocatorUrl()}#${regionAnchor(region)}`),
  );
}

/** A phrase that finds nothing may name a place: the way to the stores. */
export const PLACES_OF_STORES: readonly NavigationLink[] = [STORE_LOCATOR];

/** Links to the pages that a phrase asks for, and to the stores that it names; nothing for most phrases. */
export function NamedPages(props: {
  readonly phrase: string;
  readonly stores?: readonly NavigationLink[];
  readonly onFollow?: () => void;
}) {
  const { phrase, stores = [], onFollow } = props;
  const pages = [...stores, ...namedPages(phrase).filter((page) => !stores.includes(page))];
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <span>Pages:</span>
      {pages.map(({ label, href }) => (
        <Anchor key={label} href={href} className={styles.page} onClick={onFollow}>
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
