import type { ItemShape } from '@selvedge/contract/registration-corrections';
import { useState } from 'react';
import { PeopleGroup } from '../fields/people-group.tsx';
import { type Entry, EntryFields } from './entry-fields.tsx';

/** A list of people that is given anew, all of it. */
export function EntryList(props: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly shape: Extract<ItemShape, { kind: 'list' }>;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
  readonly messageOf: (name: string) => string | undefined;
}) {
  const { name, label, hint, shape, entries, onChange, messageOf } = props;
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
        setAdded(added + 1);
        setKeys([...keys, String(added)]);
        onChange([...entries, {}]);
      }}
      onRemove={(place) => {
        setKeys(keys.toSpliced(place, 1));
        onChange(entries.toSpliced(place, 1));
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
    />
  );
}
