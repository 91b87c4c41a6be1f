import type { ComponentProps } from 'react';
import { FieldMessage, fieldId, messageId, RequiredMark } from '../../ui/fields/field-message.tsx';
import styles from '../../ui/fields/fields.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const YES_OR_NO: readonly Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface RadioFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'checked'> {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly message?: string | undefined;
  readonly choices: readonly Choice[];
  /** The answer that is taken, '' for none, where no form registers the field. */
  readonly chosen?: string;
  readonly onChoose?: (value: string) => void;
}

/** A question with answers of which one is taken. Links to the field lead to its first answer. */
export function RadioField(props: RadioFieldProps) {
  const { legend, hint, message, choices, chosen, onChoose, ...input } = props;
  const id = fieldId(input.name);
  const describedBy = [hint && `${id}-hint`, message && messageId(input.name)].filter(Boolean);
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
    >
      <legend className={styles.label}>
        {legend}
        <RequiredMark />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map(({ value, label }, place) => (
          <label key={value} className={styles.choice}>
            <input
              {...input}
              {...(onChoose && {
                checked: chosen === value,
                onChange: () => onChoose(value),
              })}
              type="radio"
              required
              value={value}
              id={place === 0 ? id : `${id}-${value}`}
              className={styles.radio}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldMessage name={input.name} message={message} />
    </fieldset>
  );
}
