import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import type { AppliedValue } from '../rules/choose-value.ts';
import styles from './list-notices.module.css';
import { bestRegain, type Regain } from './relaxations.ts';

/** Beside an empty result: the one filter whose removal brings back the most, how many that is, and the way there. */
export function EmptyAdvice(props: {
  readonly regains: readonly Regain[];
  readonly onRemove: (applied: AppliedValue) => void;
}) {
  const best = bestRegain(props.regains);
  if (!best) return null;
  const { applied, products } = best;
  return (
    <div className={styles.advice}>
      <p>
        Without {applied.heading}: {applied.value} there {products === 1 ? 'is' : 'are'}{' '}
        {products === 1 ? '1 product' : `${products} products`}.
      </p>
      <Button variant="outline" onClick={() => props.onRemove(applied)}>
        {`Remove ${applied.value}`}
      </Button>
    </div>
  );
}

/** Stands over the faded filters while products load, and takes no room of its own. Source: FILTER-25. */
export function UpdatingNotice({ isOffline }: { readonly isOffline: boolean }) {
  return (
    <div className={styles.place}>
      <div className={styles.notice}>
        <Spinner small label="Loading products" />
        <span>Updating filters...</span>
        {isOffline && <span>You are offline. They follow as soon as you are back.</span>}
      </div>
    </div>
  );
}
