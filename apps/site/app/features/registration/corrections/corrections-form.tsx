import type { DocumentKey } from '@selvedge/contract/document-keys';
import { ServiceError } from '@selvedge/contract/product-service';
import type { FoundCorrections } from '@selvedge/contract/registration-corrections';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { UploadArea } from '../documents/upload-area.tsx';
import { useDocuments } from '../documents/use-documents.ts';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from '../wizard.module.css';

type Item = FoundCorrections['items'][number];

interface CorrectionsFormProps {
  readonly corrections: FoundCorrections;
  readonly send: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly onSent: () => void;
}

/** The document that an item is: `documentation.bank_letter` is `bank_letter`. */
const documentKey = ({ path }: Item): DocumentKey =>
  path.slice(path.indexOf('.') + 1) as DocumentKey; // the service says that it is a document

/** The name by which the summary leads to an item's field. */
const fieldName = (item: Item): string =>
  item.is_document ? `document.${documentKey(item)}` : item.path;

const whatIsWrong = ({ reason, words }: Item): string =>
  words === '' ? `${reason}.` : `${reason}. ${words}`;

/** The items that the desk asks for anew, and nothing else of the application. */
export function CorrectionsForm({ corrections, send, onSent }: CorrectionsFormProps) {
  const { items } = corrections;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const documents = useDocuments(() => undefined);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [isSending, setSending] = useState(false);
  const errors = failure instanceof ServiceError ? failure.errors : [];
  const messageOf = (item: Item) =>
    errors.find(({ field }) => field === `values.${item.path}`)?.message;
  const listed = items.flatMap((item) => {
    const message = messageOf(item);
    return message === undefined
      ? []
      : [{ name: fieldName(item), message: `${item.label}: ${message}` }];
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const given = items.map((item) => {
      const file = item.is_document ? documents.slots[documentKey(item)]?.file : undefined;
      return [item.path, item.is_document ? (file?.dataString ?? '') : (values[item.path] ?? '')];
    });
    try {
      await send(Object.fromEntries(given));
      onSent();
    } catch (error) {
      setFailure(error);
      setAttempts((now) => now + 1);
      setSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary attempts={attempts} errors={listed} />
      {failure !== undefined && listed.length === 0 && (
        <p className={styles.failure} role="alert">
          {failure instanceof Error ? failure.message : 'It could not be sent; please try again'}
        </p>
      )}
      {items.map((item) =>
        item.is_document ? (
          <div key={item.path}>
            <UploadArea
              area={{ key: documentKey(item), title: item.label, hint: whatIsWrong(item) }}
              slot={documents.slots[documentKey(item)]}
              onPut={(slot) => documents.put(documentKey(item), slot)}
              onRemove={() => documents.remove(documentKey(item))}
            />
            <FieldMessage name={fieldName(item)} message={messageOf(item)} />
          </div>
        ) : (
          <TextField
            key={item.path}
            name={item.path}
            label={item.label}
            hint={whatIsWrong(item)}
            message={messageOf(item)}
            autoComplete="off"
            value={values[item.path] ?? ''}
            onChange={({ target }) => setValues({ ...values, [item.path]: target.value })}
          />
        ),
      )}
      <div>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending' : 'Send corrections'}
        </Button>
      </div>
    </form>
  );
}
