import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './calculator-form.module.css';
import { useKeptFields } from './use-kept-fields.ts';

/**
 * Fields beside their answer, which changes as they are filled in. Without a script the form asks its own address, whose
 * page answers the same.
 */
export function CalculatorForm(props: {
  readonly children: ReactNode;
  readonly answer: ReactNode;
  /** Called with what the form would ask, where it was filled in before the page reacted, or earlier in this visit. */
  readonly onFilled?: (query: URLSearchParams) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, props.onFilled ?? (() => undefined));
  return (
    <form ref={form} className={styles.calculator} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        {props.children}
        <noscript>
          <Button type="submit">Calculate</Button>
        </noscript>
      </div>
      {props.answer}
    </form>
  );
}

/** Fields that belong together, under a name. */
export function FieldGroup(props: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.children}
    </fieldset>
  );
}

/** Short fields side by side. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A choice of one among few, in a row. */
export function ChoiceRow<Value extends string>(props: {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly words: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const { label, name, choices, chosen, onChoose } = props;
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label}>
      {choices.map(({ value, words }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </div>
  );
}

/** A choice of yes or no. */
export function Tick(props: {
  readonly label: string;
  readonly name: string;
  readonly ticked: boolean;
  readonly onChange: (ticked: boolean) => void;
}) {
  const { label, name, ticked, onChange } = props;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={ticked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
