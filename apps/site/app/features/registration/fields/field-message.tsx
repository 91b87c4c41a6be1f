import { CircleAlert } from 'lucide-react';
import { messageId } from './field-id.ts';
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
