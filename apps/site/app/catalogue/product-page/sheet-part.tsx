import { type ReactNode, useId } from 'react';
import styles from './sheet-part.module.css';

/** A small part of the product's sheet under a heading of its own. */
export function SheetPart(props: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {props.heading}
      </h3>
      {props.children}
    </section>
  );
}
