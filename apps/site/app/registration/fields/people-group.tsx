import { type ReactNode, useRef } from 'react';
import { Button, PlainButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import layout from '../form.module.css';

/**
 * A list of people that starts empty: its first add button shows only while it is empty, "Add another" after that, and
 * each entry can be removed. Source: REG-17, REG-18.
 */
export function PeopleGroup(props: {
  readonly title: string;
  /** One of them, in small letters. */
  readonly singular: string;
  readonly hint: string;
  /** Most entries that there may be. */
  readonly most: number;
  /** Keys of the entries, in their order. */
  readonly keys: readonly string[];
  readonly onAdd: () => void;
  readonly onRemove: (place: number) => void;
  readonly fields: (place: number) => ReactNode;
  /** What stands under the list. */
  readonly children?: ReactNode;
}) {
  const { title, singular, hint, most, keys, onAdd, onRemove, fields, children } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={layout.group}>
      <legend className={layout.groupTitle}>{title}</legend>
      <p className={layout.groupHint}>{hint}</p>
      {keys.map((key, place) => (
        <fieldset key={key} className={layout.person}>
          <legend className={layout.personTitle}>
            {singular} {place + 1}
          </legend>
          <div className={layout.pair}>{fields(place)}</div>
          <PlainButton
            className={layout.link}
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
          </PlainButton>
        </fieldset>
      ))}
      {keys.length < most && (
        <Button ref={addButton} variant="outline" className={layout.add} onClick={onAdd}>
          {keys.length === 0 ? `Add ${singular}` : 'Add another'}
        </Button>
      )}
      {children}
    </fieldset>
  );
}
