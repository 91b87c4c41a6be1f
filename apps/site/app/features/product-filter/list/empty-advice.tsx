import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProductService } from '../../../calls/product-service-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { AppliedValue } from '../rules/applied-values.ts';
import type { FilterState } from '../rules/filter-state.ts';
import styles from './empty-advice.module.css';
import { countQuery } from './list-query.ts';
import { bestRelaxation, relaxations } from './relaxations.ts';

/** Beside an empty result: the one filter whose removal brings back the most, how many that is, and the way there. */
export function EmptyAdvice(props: {
  readonly itemGroup: string;
  readonly state: FilterState;
  readonly onRemove: (applied: AppliedValue) => void;
}) {
  const { itemGroup, state, onRemove } = props;
  const service = useProductService();
  const candidates = useMemo(() => relaxations(itemGroup, state), [itemGroup, state]);
  const counts = useQueries({
    queries: candidates.map((candidate) => countQuery(service, itemGroup, candidate.state)),
  });
  if (counts.some(({ isPending }) => isPending)) return null;
  const best = bestRelaxation(
    candidates,
    counts.map(({ data }) => data),
  );
  if (!best) return null;
  const { applied, products } = best;
  return (
    <div className={styles.advice}>
      <p>
        Without {applied.heading}: {applied.value} there {products === 1 ? 'is' : 'are'}{' '}
        {products === 1 ? '1 product' : `${products} products`}.
      </p>
      <Button variant="outline" onClick={() => onRemove(applied)}>
        {`Remove ${applied.value}`}
      </Button>
    </div>
  );
}
