import type { CorrectedValue, ItemShape } from '@selvedge/contract/registration-corrections';
import { CheckField } from '../fields/check-field.tsx';
import { TextField } from '../fields/text-field.tsx';

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
