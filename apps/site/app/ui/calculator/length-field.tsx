import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type LengthBounds, lengthError } from './length.ts';
import styles from './length-field.module.css';

/** A field for a length, with its unit at its end; what lies beyond its bounds is told below it. */
export function LengthField(props: {
  readonly label: string;
  /** Follows the label for those who do not see which row the field stands in. */
  readonly of?: string;
  readonly unit: 'cm' | 'm';
  readonly name: string;
  readonly value: string;
  /** In the field's own unit. */
  readonly bounds: LengthBounds;
  readonly onChange: (value: string) => void;
}) {
  const { label, of, unit, name, value, bounds, onChange } = props;
  const error = lengthError(value, unit, bounds);
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
          {unit}
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
