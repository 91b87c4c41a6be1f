import { MAX_PROJECT_PRODUCTS } from '@selvedge/contract/limits';
import { projectListUrl } from '@selvedge/contract/urls';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { PlainButton } from '../../ui/button/button.tsx';
import { listedProduct, withoutProduct, withProduct } from './listed-products.ts';
import styles from './project-list-button.module.css';
import { changeProjectList, useProjectList } from './use-project-list.ts';

const PROBLEMS = {
  full: `Your project list holds ${MAX_PROJECT_PRODUCTS} products, which is as many as it can. Take one out first.`,
  'refused by the browser': 'This browser keeps no lists for us, so the product was not added.',
} as const;

/** Puts the product that is shown on the visitor's project list, or takes it out again. Source: decision 49. */
export function ProjectListButton({
  product,
}: {
  readonly product: Parameters<typeof listedProduct>[0];
}) {
  const list = useProjectList() ?? [];
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | null>(null);
  const isListed = list.some(({ sku }) => sku === product.sku);
  const Sign = isListed ? Check : Plus;
  function toggle(): void {
    const done = changeProjectList((now) =>
      isListed ? withoutProduct(now, product.sku) : withProduct(now, listedProduct(product)),
    );
    setProblem(done === 'kept' ? null : done);
  }
  return (
    <div className={styles.line}>
      <PlainButton className={styles.toggle} aria-pressed={isListed} onClick={toggle}>
        <Sign className={styles.sign} aria-hidden="true" />
        {isListed ? 'In your project list' : 'Add to project list'}
      </PlainButton>
      {list.length > 0 && (
        <Anchor href={projectListUrl()} className={styles.link}>
          Project list ({list.length})
        </Anchor>
      )}
      <p role="alert" className={styles.problem}>
        {problem && PROBLEMS[problem]}
      </p>
    </div>
  );
}
