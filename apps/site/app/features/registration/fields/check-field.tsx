import type { ComponentProps, ReactNode } from 'react';
import styles from './fields.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly children: ReactNode;
}

/** A box to tick, with its words. */
export function CheckField({ children, ...input }: CheckFieldProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
