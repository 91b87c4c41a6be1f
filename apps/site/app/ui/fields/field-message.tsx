import { CircleAlert } from 'lucide-react';
import styles from './fields.module.css';

/** What is wrong with a field, under it; its field names it by `messageId`. */
export function FieldMessage(props: {
  readonly name: string;
  readonly message: string | undefined;
}) {
  if (props.message === undefined) return null;
  return (
    <p id={messageId(props.name)} className={styles.message}>
      <CircleAlert className={styles.messageIcon} aria-hidden="true" />
      {props.message}
    </p>
  );
}

/** The mark of a field that must be filled in; fields say so to assistive technology themselves. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The id of a field's element, by the field's name in its form: `contacts.0.salesEmail` is `contacts-0-salesEmail`. */
export const fieldId = (name: string): string => name.replaceAll('.', '-');

/** The id of the message under a field. */
export const messageId = (name: string): string => `${fieldId(name)}-message`;
