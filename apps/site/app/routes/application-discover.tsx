import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { foreignParameters } from '../features/product-filter/address/filter-url.ts';
import { stepTarget, totalPages } from '../features/product-filter/address/paging.ts';
import { markPaging } from '../features/product-filter/address/paging-marks.ts';
import { useUrlFilter } from '../features/product-filter/address/use-url-filter.ts';
import { EmptyAdvice } from '../features/product-filter/list/empty-advice.tsx';
import type { SettledSearch } from '../features/product-filter/list/settle-list.ts';
import { UpdatingNotice } from '../features/product-filter/list/updating-notice.tsx';
import {
  type ProductList,
  useProductList,
} from '../features/product-filter/list/use-product-list.ts';
import { AppliedFilters } from '../features/product-filter/panel/applied-filters.tsx';
import { FilterPanel } from '../features/product-filter/panel/filter-panel.tsx';
import { FilterSheet } from '../features/product-filter/panel/filter-sheet.tsx';
import { showSection } from '../features/product-filter/panel/show-section.ts';
import type { AppliedValue } from '../features/product-filter/rules/applied-values.ts';
import { type Choice, chooseValue } from '../features/product-filter/rules/choose-value.ts';
import { clearFilters } from '../features/product-filter/rules/clear-filters.ts';
import { facetSections } from '../features/product-filter/rules/facet-options.ts';
import { VISITOR_FACETS } from '../features/product-filter/rules/filter-state.ts';
import { countLine } from '../features/product-grid/count-line.ts';
import { GridSkeleton } from '../features/product-grid/grid-skeleton.tsx';
import { type PageLink, PageLinks } from '../features/product-grid/page-links.tsx';
import { ProductGrid } from '../features/product-grid/product-grid.tsx';
import { markFilterArrival } from '../session/filter-session.ts';
import { EmptyState, ErrorState } from '../ui/state/state.tsx';
import { useLasting } from '../ui/use-lasting.ts';
import styles from './application-discover.module.css';

/** Most answers are quicker, and nothing flickers; to fade all the same would cost more than to show the answer. */
const FADE_AFTER_MS = 200;

export interface DiscoverProps {
  readonly id: string;
  readonly itemGroup: string;
  /** In the catalogue's spelling. */
  readonly application: string;
  readonly title: string;
  readonly opened: SettledSearch;
}

/** The product filter beside its grid: the part of an application page that the URL's query governs. [APP-03] */
export function Discover({ id, itemGroup, application, title, opened }: DiscoverProps) {
  const { state, change, pageUrl } = useUrlFilter(application, opened);
  const products = useProductList(itemGroup, state, change);
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const showAfterTurn = useShowAfterTurn(heading, state.page);

  const { list, lastAnswer, known, status } = products;
  const sections = useMemo(
    () => (lastAnswer ? facetSections(itemGroup, state.selections, lastAnswer, known) : []),
    [itemGroup, state.selections, lastAnswer, known],
  );
  const choose = (choice: Choice) => change(chooseValue(itemGroup, state, choice));
  const remove = ({ facet, value }: AppliedValue) => {
    choose({ facet, value, ticked: false });
    // Its button is gone with it.
    heading.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    change(clearFilters(application));
    if (heading.current) showSection(heading.current);
  };
  const updating = status === 'updating';
  const faded = useLasting(updating, FADE_AFTER_MS);
  const panel = (startsOpen: boolean) => (
    <FilterPanel
      sections={sections}
      action={pathname}
      foreign={foreignParameters(search)}
      updating={updating}
      faded={faded}
      startsOpen={startsOpen}
      onChoose={choose}
    />
  );
  const pages = totalPages(list?.total_items_count ?? 0);

  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.discover}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p role="status" className={styles.count}>
          {list && countLine(list.total_items_count, products.page, pages)}
        </p>
      </div>
      <AppliedFilters selections={state.selections} onRemove={remove} onClear={clear} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <FilterSheet
            notice={updating && <UpdatingNotice />}
            applied={VISITOR_FACETS.reduce((sum, facet) => sum + state.selections[facet].length, 0)}
            total={list?.total_items_count}
          >
            {panel(false)}
          </FilterSheet>
          <div className={styles.panel}>{panel(true)}</div>
        </div>
        <div>
          <Results
            products={products}
            faded={faded}
            advice={<EmptyAdvice itemGroup={itemGroup} state={state} onRemove={remove} />}
          />
          {pages > 1 && (
            <PageLinks
              links={pageLinks(state.page, pages, pageUrl)}
              page={state.page}
              pages={pages}
              onTurn={() => {
                markPaging(window.sessionStorage, pageUrl(state.page), window.scrollY);
                showAfterTurn();
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function Results(props: {
  readonly products: ProductList;
  readonly faded: boolean;
  /** Stands beside an empty result. */
  readonly advice: ReactNode;
}) {
  const { products, faded, advice } = props;
  const { list, status, retry } = products;
  if (status === 'failed')
    return (
      <ErrorState heading="An error occurred, please try a different filter" onRetry={retry} />
    );
  if (!list) return <GridSkeleton />;
  if (list.products.length === 0 && status === 'shown')
    return (
      <EmptyState heading="No items found" text="Please try a different selection">
        {advice}
      </EmptyState>
    );
  return <ProductGrid products={list.products} faded={faded} onFollow={markArrival} />;
}

const markArrival = () => markFilterArrival(window.sessionStorage);

function pageLinks(page: number, pages: number, pageUrl: (page: number) => string): PageLink[] {
  const steps = [
    ['First', 'first'],
    ['Previous', 'previous'],
    ['Next', 'next'],
    ['Last', 'last'],
  ] as const;
  return steps.map(([label, step]) => {
    const target = stepTarget(step, page, pages);
    return { label, href: target === null ? null : pageUrl(target) };
  });
}

/**
 * Shows the section once a page has been turned: after the router has kept the old place for the way back (GRID-07).
 * The returned function announces a turn.
 */
function useShowAfterTurn(heading: React.RefObject<HTMLElement | null>, page: number): () => void {
  const turning = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (turning.current && heading.current) showSection(heading.current);
    turning.current = false;
  }, [heading, page]);
  return () => {
    turning.current = true;
  };
}
