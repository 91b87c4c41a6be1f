import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldRow } from './calculator-form.tsx';
import { type LengthBounds, lengthError } from './length.ts';
import styles from './length-field.module.css';

/** A field for a length, with its unit at its end; what lies beyond its bounds is told below it. */
export function LengthField(props: {
  readonly label: string;
  /** Follows the label for those who do not see which row the field stands in. */
  readonly of?: string;
  readonly name: string;
  readonly value: string;
  /** With its unit, which stands at its end. */
  readonly bounds: LengthBounds;
  readonly onChange: (value: string) => void;
}) {
  const { label, of, name, value, bounds, onChange } = props;
  const error = lengthError(value, bounds);
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </label>
      <span className={styles.box}>
        <input
          id={id}
          name={name}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={error !== ''}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.unit} aria-hidden="true">
          {bounds.unit}
        </span>
      </span>
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

/** One length of a calculator's input: where it is kept, and how it is asked for. */
interface LengthQuestion<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** In the address and the form. */
  readonly name: string;
}

/** Fields for lengths, side by side. */
export function LengthRow<Key extends string>(props: {
  readonly questions: readonly LengthQuestion<Key>[];
  readonly bounds: Readonly<Record<Key, LengthBounds>>;
  readonly input: Readonly<Record<Key, string>>;
  readonly onChange: (key: Key, value: string) => void;
}) {
  const { questions, bounds, input, onChange } = props;
  return (
    <FieldRow>
      {questions.map(({ key, label, name }) => (
        <LengthField
          key={key}
          label={label}
          name={name}
          value={input[key]}
          bounds={bounds[key]}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </FieldRow>
  );
}
