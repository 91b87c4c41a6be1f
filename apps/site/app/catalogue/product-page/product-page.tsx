import type { Successor } from '@selvedge/contract/house-content';
import { productUrl } from '@selvedge/contract/urls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { hasFilterArrival, PRODUCT_FILTER_QUERY } from '../../data/filter-session.ts';
import { useProductService } from '../../data/services-context.tsx';
import { PageHead } from '../../shell/head/page-meta.tsx';
import { CountedView } from '../../shell/page-views/use-page-view.ts';
import { ErrorState } from '../../ui/state/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DesignPath, designQuery } from './design-query.ts';
import { isColourMissing, type SelectionTarget } from './initial-selection.ts';
import type { DesignItem } from './product-attributes.ts';
import { productTitle } from './product-facts.ts';
import styles from './product-page.module.css';
import { ProductView, type Supplier } from './product-view.tsx';

/** A design in one of its colours, in each of its states: loading, failed, missing, there. */
export function ProductPage(props: {
  readonly path: DesignPath;
  readonly target: SelectionTarget;
  readonly supplier: Supplier;
  /** What follows the product that the page was opened with. */
  readonly after: (opened: DesignItem) => ReactNode;
  /** Shows where the design does not exist. */
  readonly missing: ReactNode;
  /** What took the place of a colour that is sold no longer, where the house says it. */
  readonly successor: Successor | null;
}) {
  const { path, target, supplier, after, missing, successor } = props;
  const design = useQuery(designQuery(useProductService(), path));
  useFilterArrival();

  if (design.data) {
    const items = design.data;
    const isThere = items.length > 0;
    const { colour = '' } = target;
    return (
      <>
        {successor && <ColourwayWithdrawn colour={colour} successor={successor} />}
        {!successor && isThere && isColourMissing(items, target) && (
          <p className={styles.notice} role="note">
            The colour {colour} is not available. The design is shown in another.
          </p>
        )}
        {isThere ? (
          <ProductView items={items} target={target} supplier={supplier} after={after} />
        ) : (
          missing
        )}
      </>
    );
  }
  return (
    <>
      <PageHead title={productTitle(path.design, target.colour ?? '')} />
      <VisuallyHidden as="h1">{path.design}</VisuallyHidden>
      {design.isError ? (
        // What went wrong is the service's affair; what to do is the reader's. [ERR-09]
        <div className={styles.failed}>
          <CountedView title={productTitle(path.design, target.colour ?? '')} />
          <ErrorState
            heading="Product information could not be loaded"
            text="The connection to our catalogue failed. It may work again in a moment."
            onRetry={() => design.refetch()}
          />
        </div>
      ) : (
        <ProductLoading />
      )}
    </>
  );
}

/** An arrival from a filter page makes the filter's cached answers stale, so that going back asks again (PROD-12). */
function useFilterArrival(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (hasFilterArrival(window.sessionStorage))
      void queryClient.invalidateQueries({ queryKey: [PRODUCT_FILTER_QUERY] });
  }, [queryClient]);
}

/** The shape of a product page, while its product is on the way. [PROD-05] */
function ProductLoading() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.picture} />
      <div className={styles.sheet}>
        <p role="status" className={styles.message}>
          Loading product information...
        </p>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.thumbnails}>
          <div className={styles.thumbnail} />
          <div className={styles.thumbnail} />
          <div className={styles.thumbnail} />
        </div>
      </div>
    </div>
  );
}

/** Says that a colourway is not sold any longer, and what took its place. */
function ColourwayWithdrawn(props: { readonly colour: string; readonly successor: Successor }) {
  const { colour, successor } = props;
  return (
    <p className={styles.notice} role="note">
      The colour {colour} is no longer available. Its successor is{' '}
      <Link to={productUrl(successor)}>
        {successor.design} in {successor.colour}
      </Link>
      .
    </p>
  );
}
