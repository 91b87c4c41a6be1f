import type { CalculatorInput } from './calculator-input.ts';
import { readInput } from './calculator-input.ts';
import styles from './calculator-result.module.css';
import { rollsNeeded } from './rolls-needed.ts';
import { working } from './working.ts';

/** The rolls with the working, or what is still wanted. It is read out as it changes. */
export function CalculatorResult({ input }: { readonly input: CalculatorInput }) {
  return (
    <div role="status" className={styles.result}>
      <Answer input={input} />
    </div>
  );
}

function Answer({ input }: { readonly input: CalculatorInput }) {
  const read = readInput(input);
  if (!read) {
    return <p className={styles.text}>Fill in the width and height of a wall to see the rolls.</p>;
  }
  const needed = rollsNeeded(read.room, read.paper);
  if (!needed) {
    return <p className={styles.text}>A strip of this height is longer than one roll.</p>;
  }
  return (
    <>
      <p className={styles.rolls}>
        <strong className={styles.number}>{needed.rolls}</strong>{' '}
        {needed.rolls === 1 ? 'roll' : 'rolls'}
      </p>
      <ol className={styles.steps}>
        {working(needed, read.paper).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>
        Order all rolls at once, so that they come from one batch, and one more for later repairs.
      </p>
    </>
  );
}
