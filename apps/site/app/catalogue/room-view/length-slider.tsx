import { useId, useState } from 'react';
import styles from './length-slider.module.css';

/** A length that is dragged, stepped with keys or typed; the typed one counts when it lies within its bounds. */
export function LengthSlider(props: {
  readonly label: string;
  readonly valueCm: number;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly onChange: (valueCm: number) => void;
}) {
  const { label, valueCm, bounds, onChange } = props;
  const id = useId();
  /** What is being typed and is no length yet. */
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined;

  const type = (text: string): void => {
    const length = /^\d+$/u.test(text.trim()) ? Number(text) : Number.NaN;
    if (length >= bounds.min && length <= bounds.max) {
      setTyped(undefined);
      onChange(length);
    } else setTyped(text);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={`${valueCm} cm`}
        {...bounds}
        step={1}
        value={valueCm}
        onChange={(event) => {
          setTyped(undefined);
          onChange(event.target.valueAsNumber);
        }}
      />
      <span className={styles.box}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className={styles.number}
          {...bounds}
          step={1}
          value={typed ?? valueCm}
          aria-invalid={wrong}
          aria-describedby={`${id}-bounds`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <span className={styles.unit} aria-hidden="true">
          cm
        </span>
      </span>
      <span id={`${id}-bounds`} className={wrong ? styles.wrong : styles.bounds}>
        {bounds.min} to {bounds.max} cm
      </span>
    </div>
  );
}
