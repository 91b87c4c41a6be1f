import type { ReactNode } from 'react';
import styles from './worked-answer.module.css';

/** Where a calculator's answer stands, or what is still wanted. It is read out as it changes. */
export function AnswerPlace(props: {
  readonly children: ReactNode;
  /** What can be done with the answer. */
  readonly below?: ReactNode;
}) {
  return (
    <div className={styles.place}>
      <div role="status" className={styles.result}>
        {props.children}
      </div>
      {props.below}
    </div>
  );
}

/** Says why there is no answer yet. */
export function NoAnswer({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

/** An amount, large, with the steps that lead to it. */
export function WorkedAnswer(props: {
  readonly amount: string;
  readonly unit: string;
  /** One sentence each, all different. */
  readonly steps: readonly string[];
  readonly note: string;
}) {
  const { amount, unit, steps, note } = props;
  return (
    <>
      <p className={styles.amount}>
        <strong className={styles.number}>{amount}</strong> {unit}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </>
  );
}
