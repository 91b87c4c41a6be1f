import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage, fieldId, messageId, RequiredMark } from './field-message.tsx';
import styles from './fields.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly message?: string | undefined;
  /** Default: required. */
  readonly optional?: boolean;
}

/** What ties a control to its label, hint and message. */
const tiedTo = ({ name, hint, message, optional = false }: FieldProps) => {
  const id = fieldId(name);
  const describedBy = [hint && `${id}-hint`, message && messageId(name)].filter(Boolean);
  return {
    id,
    'aria-required': !optional,
    'aria-invalid': message !== undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  };
};

/** A control with its label, hint and message. */
function Field(props: FieldProps & { readonly children: ReactNode }) {
  const { name, label, hint, message, optional = false, children } = props;
  const id = fieldId(name);
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
      {children}
      <FieldMessage name={name} message={message} />
    </div>
  );
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'id' | 'className' | 'name'>;

/** A line of text. */
export function TextField(props: Control<'input'>) {
  const { label, hint, message, optional, ...input } = props;
  return (
    <Field {...props}>
      <input type="text" {...input} {...tiedTo(props)} className={styles.input} />
    </Field>
  );
}

/** A text of several lines. */
export function AreaField(props: Control<'textarea'>) {
  const { label, hint, message, optional, ...area } = props;
  return (
    <Field {...props}>
      <textarea {...area} {...tiedTo(props)} className={classNames(styles.input, styles.area)} />
    </Field>
  );
}

/** One of several, as the browser lets one choose. */
export function SelectField(props: Control<'select'>) {
  const { label, hint, message, optional, children, ...select } = props;
  return (
    <Field {...props}>
      <select {...select} {...tiedTo(props)} className={styles.input}>
        {children}
      </select>
    </Field>
  );
}
