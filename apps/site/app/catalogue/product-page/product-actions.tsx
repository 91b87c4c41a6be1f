import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { calculatorAddress } from './calculator-address.ts';
import styles from './product-actions.module.css';
import type { DesignItem } from './product-attributes.ts';

/** What can be done with a product, side by side: `children`, and working out how much of it to order. */
export function ProductActions(props: { readonly item: DesignItem; readonly children: ReactNode }) {
  const calculator = calculatorAddress(props.item);
  return (
    <div className={styles.actions}>
      {props.children}
      {calculator && (
        <ButtonLink variant="outline" href={calculator.href}>
          {calculator.label}
        </ButtonLink>
      )}
    </div>
  );
}
