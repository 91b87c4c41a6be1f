import { useEffect, useRef } from 'react';
import styles from './list-choice.module.css';

/**
 * One choice of how the list is shown, such as its order. It acts at once; without script it belongs to the filter's
 * form and goes with that.
 */
export function ListChoice(props: {
  readonly label: string;
  /** What the form calls it. */
  readonly name: string;
  /** The id of the filter's form. */
  readonly form: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}) {
  const { label, name, form, value, options, onChoose } = props;
  const select = useRef<HTMLSelectElement>(null);
  const chosen = useRef({ value, onChoose });
  // What was chosen before the page reacted shows in the browser, and nobody has heard of it.
  useEffect(() => {
    const shown = select.current?.value;
    if (shown !== undefined && shown !== chosen.current.value) chosen.current.onChoose(shown);
  }, []);
  return (
    <label className={styles.choice}>
      {label}
      <select
        ref={select}
        name={name}
        form={form}
        autoComplete="off"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
