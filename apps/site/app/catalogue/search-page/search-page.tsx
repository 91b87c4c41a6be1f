import { MAX_SEARCH_CHARACTERS, PAGE_SIZE } from '@selvedge/contract/limits';
import type { FindResponse } from '@selvedge/contract/product-calls';
import { searchUrl } from '@selvedge/contract/urls';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { NavigationLink } from '../../shell/navigation/navigation-link.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';
import { counted } from '../../ui/calculator/length.ts';
import { EmptyState } from '../../ui/state/state.tsx';
import { type PageLink, PageLinks } from '../product-grid/page-links.tsx';
import { countLine, ProductGrid } from '../product-grid/product-grid.tsx';
import { NamedPages, namedPages } from '../search/named-pages.tsx';
import { nearestHeading } from '../search/nearest-reading.ts';
import { useUnfollowed } from '../search/use-unfollowed.ts';
import { filterWays, readWords } from './reading.ts';
import styles from './search-page.module.css';

/** What a phrase has found, and where it found nothing what its understood part finds. */
export interface Search {
  readonly phrase: string;
  /** From 1. */
  readonly page: number;
  /** Null where nothing was asked. */
  readonly found: FindResponse | null;
  readonly nearest: { readonly phrase: string; readonly found: FindResponse } | null;
  /** Where there is no such part: the phrase without each of its parts that finds something then, the most first. */
  readonly shorter: readonly { readonly phrase: string; readonly total: number }[];
  /** The stores that the phrase names. */
  readonly stores: readonly NavigationLink[];
}

/** The field, how its phrase was understood, and the products that it means. It works without scripts. */
export function SearchPage({ phrase, page, found, nearest, shorter, stores }: Search) {
  const isOfPages = namedPages(phrase).length > 0 || stores.length > 0;
  return (
    <>
      <search>
        <form action={searchUrl()} className={styles.form}>
          <input
            // Another phrase, by a link or by Back, is another field.
            key={phrase}
            className={styles.field}
            type="search"
            name="q"
            aria-label="Search the catalogue"
            defaultValue={phrase}
            maxLength={MAX_SEARCH_CHARACTERS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: who comes without a phrase comes to write one
            autoFocus={phrase === ''}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <NamedPages phrase={phrase} stores={stores} />
      {found && <Understood phrase={phrase} found={found} />}
      {found && found.total > 0 && (
        <Counted key={phrase} phrase={phrase}>
          <Found phrase={phrase} page={page} found={found} />
        </Counted>
      )}
      {found?.total === 0 && (
        <EmptyState
          heading="No items found"
          text={
            isOfPages
              ? 'No product is called so; the page above may be what you look for.'
              : 'Leave a word out, or check how it is spelled.'
          }
        />
      )}
      {shorter.length > 0 && (
        <nav aria-label="With fewer words" className={styles.ways}>
          <span>With fewer words:</span>
          {shorter.map((one) => (
            <Anchor key={one.phrase} href={searchUrl(one.phrase)} className={styles.way}>
              {`${one.phrase}, ${counted(one.total, 'product')}`}
            </Anchor>
          ))}
        </nav>
      )}
      {nearest && !isOfPages && (
        <section className={styles.found} aria-labelledby="nearest">
          <h2 id="nearest" className={styles.nearest}>
            {found && nearestHeading(found, nearest.phrase)}
          </h2>
          <Found phrase={nearest.phrase} page={1} found={nearest.found} />
        </section>
      )}
    </>
  );
}

/** What a phrase has found; that nothing of it was followed is counted for staff. */
function Counted(props: { readonly phrase: string; readonly children: ReactNode }) {
  const results = useRef<HTMLDivElement>(null);
  useUnfollowed(props.phrase, results);
  return <div ref={results}>{props.children}</div>;
}

/** Each part of the phrase as it was read; following one leaves it out. */
function Understood({ phrase, found }: { readonly phrase: string; readonly found: FindResponse }) {
  const parts = readWords(phrase, found);
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Understood as" className={styles.reading}>
      {parts.map(({ words, meaning, without }) => (
        <li key={`${words} ${meaning}`}>
          <Anchor
            href={searchUrl(without)}
            aria-label={`Leave out ${meaning}`}
            className={styles.chip}
          >
            {meaning}
            <X aria-hidden="true" className={styles.cross} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function Found(props: {
  readonly phrase: string;
  readonly page: number;
  readonly found: FindResponse;
}) {
  const { phrase, page, found } = props;
  const pages = Math.ceil(found.total / PAGE_SIZE);
  const ways = filterWays(found);
  return (
    <div className={styles.found}>
      <p role="status" className={styles.count}>
        {countLine(found.total, page, pages)}
      </p>
      <ProductGrid page={found} order="given" faded={false} onFollow={doNothing} />
      {pages > 1 && <PageLinks links={pageLinks(phrase, page, pages)} page={page} pages={pages} />}
      {ways.length > 0 && (
        <nav aria-label="Narrow with the filter" className={styles.ways}>
          <span>Narrow with the filter:</span>
          {ways.map(({ label, href }) => (
            <Anchor key={href} href={href} className={styles.way}>
              {label}
            </Anchor>
          ))}
        </nav>
      )}
    </div>
  );
}

const doNothing = () => undefined;

function pageLinks(phrase: string, page: number, pages: number): PageLink[] {
  const to = (target: number, allowed: boolean) => (allowed ? searchUrl(phrase, target) : null);
  return [
    { label: 'First', href: to(1, page > 1) },
    { label: 'Previous', href: to(page - 1, page > 1) },
    { label: 'Next', href: to(page + 1, page < pages) },
    { label: 'Last', href: to(pages, page < pages) },
  ];
}
