import type { CorrectedValue, ItemShape } from '@selvedge/contract/registration-corrections';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldMessage, fieldId } from '../../ui/fields/field-message.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CheckField } from '../fields/check-field.tsx';
import { PeopleGroup } from '../fields/people-group.tsx';

/** A list of people that is given anew, all of it, or said to be empty. */
export function EntryList(props: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly shape: Extract<ItemShape, { kind: 'list' }>;
  /** Undefined while nobody is listed and nobody has said that there are none. */
  readonly entries: readonly Entry[] | undefined;
  readonly onChange: (entries: Entry[] | undefined) => void;
  readonly messageOf: (name: string) => string | undefined;
}) {
  const { name, label, hint, shape, onChange, messageOf } = props;
  const entries = props.entries ?? [];
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [added, setAdded] = useState(0);
  return (
    <PeopleGroup
      title={label}
      singular={label.toLowerCase().replace(/s$/u, '')}
      hint={`${hint} Please give all of them anew.`}
      most={shape.most}
      keys={keys}
      onAdd={() => {
        flushSync(() => {
          setAdded(added + 1);
          setKeys([...keys, String(added)]);
          onChange([...entries, {}]);
        });
        const [first] = shape.fields;
        document.getElementById(fieldId(`${name}.${keys.length}.${first?.name}`))?.focus();
      }}
      onRemove={(place) => {
        setKeys(keys.toSpliced(place, 1));
        const left = entries.toSpliced(place, 1);
        onChange(left.length === 0 ? undefined : left);
      }}
      fields={(place) => (
        <EntryFields
          name={`${name}.${place}`}
          fields={shape.fields}
          entry={entries[place] ?? {}}
          onChange={(entry) => onChange(entries.with(place, entry))}
          messageOf={messageOf}
        />
      )}
    >
      {keys.length === 0 && (
        <NoneField
          id={fieldId(name)}
          plural
          label={label}
          checked={props.entries !== undefined}
          onChange={(areNone) => onChange(areNone ? [] : undefined)}
        />
      )}
      <FieldMessage name={name} message={messageOf(name)} />
    </PeopleGroup>
  );
}

export type Entry = Extract<CorrectedValue, Readonly<Record<string, unknown>>>;
type Field = Extract<ItemShape, { kind: 'entry' }>['fields'][number];

/** The fields of a record that is given anew: a reference, or one of the people of a list. */
export function EntryFields(props: {
  /** The record's own name, with which those of its fields begin. */
  readonly name: string;
  readonly fields: readonly Field[];
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
  readonly messageOf: (name: string) => string | undefined;
}) {
  const { name, fields, entry, onChange, messageOf } = props;
  return fields.map((field) => {
    const own = `${name}.${field.name}`;
    const set = (value: string | boolean) => onChange({ ...entry, [field.name]: value });
    return field.is_tick ? (
      <CheckField
        key={own}
        name={own}
        checked={entry[field.name] === true}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      >
        {field.label}
      </CheckField>
    ) : (
      <TextField
        key={own}
        name={own}
        label={field.label}
        message={messageOf(own)}
        autoComplete="off"
        value={String(entry[field.name] ?? '')}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
  });
}

/** Lets an applicant say that there is nothing to give for an item that may be empty. */
export function NoneField(props: {
  /** The item's, for those who hear the box by itself. */
  readonly label: string;
  /** Default: one by its own. */
  readonly plural?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Where a summary of errors leads to the box itself. */
  readonly id?: string;
}) {
  const { label, plural = false, onChange, ...input } = props;
  return (
    <CheckField {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
      {plural ? 'There are none' : 'There is none'}
      <VisuallyHidden> ({label})</VisuallyHidden>
    </CheckField>
  );
}
