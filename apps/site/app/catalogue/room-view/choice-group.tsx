import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './choice-group.module.css';

export interface Choice {
  readonly value: string;
  readonly name: string;
  /** Stands for the name: a picture of cloth or a patch of paint. */
  readonly patch?: ReactNode;
}

/** One of several, as radio buttons that look like what they choose: words in a row, or patches. */
export function ChoiceGroup(props: {
  readonly legend: string;
  /** What is chosen, in words, where the patches do not say it. */
  readonly chosenName?: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Follows the choices. */
  readonly children?: ReactNode;
}) {
  const { legend, chosenName, choices, value, onChange, children } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {legend}
        {chosenName !== undefined && <span className={styles.chosen}> {chosenName}</span>}
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(styles.choice, choice.patch !== undefined && styles.patched)}
            title={choice.patch === undefined ? undefined : choice.name}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.patch ?? <span className={styles.word}>{choice.name}</span>}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
