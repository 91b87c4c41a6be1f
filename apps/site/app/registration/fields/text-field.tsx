import type { ComponentProps } from 'react';
import { FieldMessage, fieldId, messageId, RequiredMark } from './field-message.tsx';
import styles from './fields.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly message?: string | undefined;
  /** Default: required. */
  readonly optional?: boolean;
}

/** A line of text with its label, hint and message. */
export function TextField(props: TextFieldProps) {
  const { label, hint, message, optional = false, ...input } = props;
  const id = fieldId(input.name);
  const describedBy = [hint && `${id}-hint`, message && messageId(input.name)].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!optional && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        type="text"
        {...input}
        id={id}
        className={styles.input}
        aria-required={!optional}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
      />
      <FieldMessage name={input.name} message={message} />
    </div>
  );
}
