import type { PanelSection } from '@selvedge/contract/filter-panel';
import { itemGroupName } from '@selvedge/contract/item-groups';
import { PAGE_SIZE } from '@selvedge/contract/limits';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import {
  chosenParameters,
  FACT_PARAMETERS,
  foreignParameters,
} from '../catalogue/product-filter/address/filter-url.ts';
import { markPaging, stepTarget, totalPages } from '../catalogue/product-filter/address/paging.ts';
import { EmptyAdvice, UpdatingNotice } from '../catalogue/product-filter/list/list-notices.tsx';
import { listRequest } from '../catalogue/product-filter/list/list-query.ts';
import { useRegains } from '../catalogue/product-filter/list/relaxations.ts';
import {
  type ProductList,
  turnsCards,
  useProductList,
} from '../catalogue/product-filter/list/use-product-list.ts';
import { AppliedFilters } from '../catalogue/product-filter/panel/applied-filters.tsx';
import {
  FilterPanel,
  FilterSheet,
  showSection,
} from '../catalogue/product-filter/panel/filter-panel.tsx';
import { ListChoices } from '../catalogue/product-filter/panel/list-choices.tsx';
import { RangeGroup } from '../catalogue/product-filter/panel/range-group.tsx';
import {
  type AppliedValue,
  appliedValues,
  type Choice,
  chooseRange,
  chooseValue,
} from '../catalogue/product-filter/rules/choose-value.ts';
import { facetSections } from '../catalogue/product-filter/rules/facet-options.ts';
import {
  type FilterState,
  sameSelections,
} from '../catalogue/product-filter/rules/filter-state.ts';
import { type PageLink, PageLinks } from '../catalogue/product-grid/page-links.tsx';
import { countLine, GridSkeleton, ProductGrid } from '../catalogue/product-grid/product-grid.tsx';
import { TurningGrid } from '../catalogue/product-grid/turning-grid.tsx';
import { isFact } from '../catalogue/rules/fact-words.ts';
import { markFilterArrival } from '../data/filter-session.ts';
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
  /** The application's name in title case. */
  readonly name: string;
  /** What the item group's filter shows, in its order. */
  readonly panel: readonly PanelSection[];
}

/** The product filter beside its grid: the part of an application page that the URL's query governs. [APP-03] */
export function Discover({ id, itemGroup, application, name, panel }: DiscoverProps) {
  const products = useProductList({ itemGroup, application });
  const { state, cleared, list, pageFacets, status, change, pageUrl } = products;
  const { selections } = state;
  const size = state.size ?? PAGE_SIZE;
  const formId = `${id}-filters`;
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const showAfterTurn = useShowAfterTurn(heading, state.page);
  const isEmpty = status === 'shown' && list?.total_items_count === 0;
  const regains = useRegains(itemGroup, state, isEmpty);

  const sections = useMemo(() => {
    const answer = list ?? pageFacets;
    return answer ? facetSections(panel, selections, answer, pageFacets?.filters) : [];
  }, [panel, selections, list, pageFacets]);
  const choose = (...choices: readonly Choice[]) =>
    change(choices.reduce((chosen, choice) => chooseValue(itemGroup, chosen, choice), state));
  const remove = ({ facet, value }: AppliedValue) => {
    choose({ facet, value, ticked: false });
    // Its button is gone with it.
    heading.current?.focus({ preventScroll: true });
  };
  const empty = () => change({ ...cleared, order: state.order, size: state.size });
  const clear = () => {
    empty();
    if (heading.current) showSection(heading.current);
  };
  const isClear = !state.ranges && sameSelections(selections, cleared.selections);
  const updating = status === 'updating';
  const notice = updating && <UpdatingNotice isOffline={products.isOffline} />;
  // What is chosen and has no field in the panel goes along with the form.
  const fields = new Set([
    ...sections.map(({ parameter }) => parameter),
    ...panel.filter(isFact).map((field) => FACT_PARAMETERS[field]),
  ]);
  const chosenElsewhere = chosenParameters(state).filter(([name]) => !fields.has(name));
  const faded = useLasting(updating, FADE_AFTER_MS);
  const filters = (startsOpen: boolean) => (
    <FilterPanel
      id={startsOpen ? formId : undefined}
      panel={panel}
      sections={sections}
      action={pathname}
      kept={[...foreignParameters(search), ...chosenElsewhere]}
      updating={updating}
      faded={faded}
      startsOpen={startsOpen}
      onChoose={choose}
      measure={(field) => (
        <RangeGroup
          key={field}
          field={field}
          itemGroup={itemGroup}
          state={state}
          onChoose={(fact, range) => change(chooseRange(state, fact, range))}
        />
      )}
    />
  );
  const pages = totalPages(list?.total_items_count ?? 0, size);
  // Without an application the page shows its whole group, and says so (decision 38).
  const scope = selections.application.length === 0 ? itemGroupName(itemGroup) : name;

  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={styles.discover}
      data-filtered={!isClear}
    >
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.title}>
        {`Discover - ${scope}`}
      </h2>
      <AppliedFilters
        state={state}
        sections={sections}
        regains={regains}
        onRemove={remove}
        onClear={isClear ? undefined : clear}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          {notice}
          <div className={styles.panel}>{filters(true)}</div>
        </div>
        <div className={styles.main}>
          <div className={styles.bar}>
            <ListChoices panel={panel} state={state} form={formId} onChange={change} />
            <div className={styles.reach}>
              <FilterSheet
                form={formId}
                notice={status === 'failed' ? <Failed retry={products.retry} /> : notice}
                applied={appliedValues(state).length}
                total={list?.total_items_count}
                onClear={isClear ? undefined : empty}
              >
                {filters(false)}
              </FilterSheet>
              <p role="status" className={styles.count}>
                {list && countLine(list.total_items_count, state.page, pages)}
              </p>
            </div>
          </div>
          <Results
            products={products}
            itemGroup={itemGroup}
            state={state}
            faded={faded}
            advice={<EmptyAdvice regains={regains} onRemove={remove} />}
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
  readonly itemGroup: string;
  readonly state: FilterState;
  readonly faded: boolean;
  /** Stands beside an empty result. */
  readonly advice: ReactNode;
}) {
  const { products, itemGroup, state, faded, advice } = props;
  const { list, status, retry } = products;
  if (status === 'failed') return <Failed retry={retry} />;
  if (!list) return <GridSkeleton size={state.size} />;
  if (list.products.length === 0 && status === 'shown')
    return (
      <EmptyState heading="No items found" text="Please try a different selection">
        {advice}
      </EmptyState>
    );
  const grid = { page: list, faded, onFollow: markArrival };
  return turnsCards(state) ? (
    <TurningGrid {...grid} request={listRequest(itemGroup, state)} />
  ) : (
    <ProductGrid {...grid} order={state.order ? 'given' : 'by design'} />
  );
}

const Failed = ({ retry }: Pick<ProductList, 'retry'>) => (
  <ErrorState heading="An error occurred, please try a different filter" onRetry={retry} />
);

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
