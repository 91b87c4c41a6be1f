import type { ComponentProps, ReactNode } from 'react';
import { FieldMessage, fieldId, messageId, RequiredMark } from '../../ui/fields/field-message.tsx';
import styles from '../../ui/fields/fields.module.css';
import type { Choice } from './radio-field.tsx';

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

/** A question with answers of which any number may be ticked. Links to the field lead to its first answer. */
export function ChoicesField(props: {
  readonly name: string;
  readonly legend: string;
  readonly hint: string;
  readonly message: string | undefined;
  readonly choices: readonly Choice[];
  /** What ties the box of a value to its form. */
  readonly box: (value: string) => ComponentProps<'input'>;
}) {
  const { name, legend, hint, message, choices, box } = props;
  const hintId = `${fieldId(name)}-hint`;
  return (
    <fieldset
      className={styles.field}
      aria-describedby={message === undefined ? hintId : `${hintId} ${messageId(name)}`}
    >
      <legend className={styles.label}>
        {legend}
        <RequiredMark />
      </legend>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.columns}>
        {choices.map(({ value, label }, place) => (
          <CheckField
            key={value}
            {...box(value)}
            id={place === 0 ? fieldId(name) : undefined}
            value={value}
            aria-invalid={message !== undefined}
          >
            {label}
          </CheckField>
        ))}
      </div>
      <FieldMessage name={name} message={message} />
    </fieldset>
  );
}
