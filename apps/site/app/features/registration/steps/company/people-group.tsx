import { MAX_PEOPLE } from '@selvedge/contract/registration-company';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from '../../wizard.module.css';

/**
 * A list of people that starts empty: its first add button shows only while it is empty, "Add another" after that, and
 * each entry can be removed. Source: REG-17, REG-18.
 */
export function PeopleGroup(props: {
  readonly title: string;
  /** One of them, in small letters. */
  readonly singular: string;
  readonly hint: string;
  /** Keys of the entries, in their order. */
  readonly keys: readonly string[];
  readonly onAdd: () => void;
  readonly onRemove: (place: number) => void;
  readonly fields: (place: number) => ReactNode;
}) {
  const { title, singular, hint, keys, onAdd, onRemove, fields } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      <p className={styles.groupHint}>{hint}</p>
      {keys.map((key, place) => (
        <fieldset key={key} className={styles.person}>
          <legend className={styles.personTitle}>
            {singular} {place + 1}
          </legend>
          <div className={styles.pair}>{fields(place)}</div>
          <button
            type="button"
            className={styles.remove}
            onClick={() => {
              onRemove(place);
              addButton.current?.focus();
            }}
          >
            Remove
            <VisuallyHidden>
              {' '}
              {singular} {place + 1}
            </VisuallyHidden>
          </button>
        </fieldset>
      ))}
      {keys.length < MAX_PEOPLE && (
        <Button ref={addButton} variant="outline" className={styles.add} onClick={onAdd}>
          {keys.length === 0 ? `Add ${singular}` : 'Add another'}
        </Button>
      )}
    </fieldset>
  );
}
