import type { CorrectedValue, FoundCorrections } from '@selvedge/contract/registration-corrections';
import type { DocumentKey } from '@selvedge/contract/upload';
import { FieldMessage } from '../../ui/fields/field-message.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { UploadArea } from '../documents/upload-area.tsx';
import type { Documents } from '../documents/use-documents.ts';
import { ChoicesField } from '../fields/check-field.tsx';
import { RadioField } from '../fields/radio-field.tsx';
import layout from '../form.module.css';
import { type Entry, EntryFields, EntryList, NoneField } from './entry-list.tsx';

export type Item = FoundCorrections['items'][number];

/** The document that an item is: `documentation.bank_letter` is `bank_letter`. */
export const documentKey = ({ path }: Item): DocumentKey =>
  path.slice(path.indexOf('.') + 1) as DocumentKey; // the service says that it is a document

const whatIsWrong = ({ reason, words }: Item): string =>
  words === '' ? `${reason}.` : `${reason}. ${words}`;

const NONE = { value: '', label: 'None' };
const UNANSWERED = 'unanswered';

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One thing that the desk asks for, as what it is: a text, a choice, a list, a document. */
export function AskedItem(props: {
  readonly item: Item;
  readonly value: CorrectedValue | undefined;
  /** Called with undefined where the item is to be answered yet, and with an empty value where there is none of it. */
  readonly onChange: (value: CorrectedValue | undefined) => void;
  /** Called when what is given for it changes, also where that is a document. */
  readonly onTouched: () => void;
  readonly documents: Documents;
  /** What is wrong with what was given, by the name of its field. */
  readonly messageOf: (name: string) => string | undefined;
}) {
  const { item, value, documents, messageOf, onTouched } = props;
  const onChange = (given: CorrectedValue | undefined) => {
    onTouched();
    props.onChange(given);
  };
  const { path: name, label, shape } = item;
  const hint = whatIsWrong(item);
  const message = messageOf(name);
  switch (shape.kind) {
    case 'document': {
      const key = documentKey(item);
      return (
        <div>
          <UploadArea
            area={{ key, title: label, hint }}
            documents={documents}
            onPut={() => onChange(undefined)}
          />
          <FieldMessage name={`document.${key}`} message={message} />
          {!documents.slots[key]?.file && (
            <NoneField
              label={label}
              checked={value === ''}
              onChange={(isNone) => onChange(isNone ? '' : undefined)}
            />
          )}
        </div>
      );
    }
    case 'text':
      return (
        <div>
          <TextField
            name={name}
            label={label}
            hint={hint}
            message={message}
            optional={!shape.is_required}
            autoComplete="off"
            value={typeof value === 'string' ? value : ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          />
          {!shape.is_required && (
            <NoneField
              label={label}
              checked={value === ''}
              onChange={(isNone) => onChange(isNone ? '' : undefined)}
            />
          )}
        </div>
      );
    case 'choice':
      return (
        <RadioField
          name={name}
          legend={label}
          hint={hint}
          message={message}
          choices={shape.is_required ? shape.options : [...shape.options, NONE]}
          chosen={typeof value === 'string' ? value : UNANSWERED}
          onChoose={onChange}
        />
      );
    case 'choices': {
      const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
      return (
        <ChoicesField
          name={name}
          legend={label}
          hint={hint}
          message={message}
          choices={shape.options}
          box={(one) => ({
            checked: chosen.includes(one),
            onChange: ({ currentTarget }) =>
              onChange(
                currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one),
              ),
          })}
        />
      );
    }
    case 'list':
      return (
        <EntryList
          name={name}
          label={label}
          hint={hint}
          shape={shape}
          entries={Array.isArray(value) ? value.filter(isEntry) : undefined}
          onChange={onChange}
          messageOf={messageOf}
        />
      );
    case 'entry':
      return (
        <fieldset className={layout.group}>
          <legend className={layout.groupTitle}>{label}</legend>
          <p className={layout.groupHint}>{hint}</p>
          <div className={layout.pair}>
            <EntryFields
              name={name}
              fields={shape.fields}
              entry={isEntry(value) ? value : {}}
              onChange={onChange}
              messageOf={messageOf}
            />
          </div>
        </fieldset>
      );
  }
}
