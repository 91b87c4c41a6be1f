import type { CorrectedValue, FoundCorrections } from '@selvedge/contract/registration-corrections';
import { POST_IS_SAME, POSTAL_ADDRESS } from '@selvedge/contract/registration-item-labels';
import { ServiceError, type ServiceFieldError } from '@selvedge/contract/services';
import { type FormEvent, useRef, useState } from 'react';
import { asSentence, wordsOf } from '../../data/service-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { isMaking } from '../documents/use-documents.ts';
import { LeaveGuard } from '../draft/draft-notice.tsx';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { type FieldError, summaryLine } from '../fields/list-errors.ts';
import layout from '../form.module.css';
import { AskedItem, documentKey, type Item } from './asked-item.tsx';
import { useKeptAnswers, type Values } from './use-kept-answers.ts';
import { useKeptDocuments } from './use-kept-documents.ts';

interface CorrectionsFormProps {
  readonly corrections: FoundCorrections;
  /** What the link holds: it seals the documents that this browser keeps. */
  readonly token: string;
  readonly send: (values: Values) => Promise<boolean>;
  readonly onSent: () => void;
}

/** The items that the desk asks for anew, and nothing else of the application. */
export function CorrectionsForm({ corrections, token, send, onSent }: CorrectionsFormProps) {
  const kept = useKeptDocuments(token);
  const { documents } = kept;
  const { values, write, forget } = useKeptAnswers(corrections.reference);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<readonly ServiceFieldError[]>([]);
  const [isSending, setSending] = useState(false);
  const hasFiles = Object.values(documents.slots).some((slot) => slot?.file);
  // Two clicks in one tick meet the same state: only what changes at once can tell them apart.
  const isUnderWay = useRef(false);
  // Where post goes to the physical address, there is no other to ask for.
  const items = corrections.items.filter(
    ({ path }) => path !== POSTAL_ADDRESS || values[POST_IS_SAME] !== 'yes',
  );
  const listed = listedErrors(items, errors);

  /** What was said of an item counts until it is answered anew. */
  function touch(item: Item): void {
    setFailure(undefined);
    setErrors((now) => now.filter((error) => !isAbout(error, item)));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const given = items.flatMap((item): [string, CorrectedValue][] => {
      const isDocument = item.shape.kind === 'document';
      const file = isDocument ? documents.slots[documentKey(item)]?.file : undefined;
      const value = file?.dataString ?? values[item.path];
      return value === undefined ? [] : [[item.path, value]];
    });
    try {
      if (!(await send(Object.fromEntries(given)))) return;
      forget();
      kept.forget();
      onSent();
    } catch (error) {
      setFailure(wordsOf(error));
      setErrors(error instanceof ServiceError ? error.errors : []);
      setAttempts((now) => now + 1);
      setSending(false);
    } finally {
      isUnderWay.current = false;
    }
  }

  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <LeaveGuard
        active={kept.hasUnkept && !isSending}
        words="A document that you have chosen is not sent yet, and is lost if you leave. What you have written stays."
      />
      <ErrorSummary attempts={attempts} errors={listed} />
      {failure !== undefined && errors.length === 0 && (
        <p className={layout.failure} role="alert">
          {asSentence(failure)} Nothing you have entered is lost: please try again in a moment.
        </p>
      )}
      {items.map((item) => (
        <AskedItem
          key={item.path}
          item={item}
          value={values[item.path]}
          onChange={(value) => write({ [item.path]: value })}
          onTouched={() => touch(item)}
          documents={documents}
          messageOf={(name) => errors.find((error) => nameOfError(error) === name)?.message}
        />
      ))}
      {hasFiles && (
        <p className={layout.groupHint}>
          {kept.isFailing
            ? 'This browser keeps no documents. Please leave this page open until they are sent.'
            : 'Your documents are kept in this browser for a day, encrypted, until you send them.'}
        </p>
      )}
      <div>
        <Button type="submit" disabled={isSending || kept.isFetching || isMaking(documents.slots)}>
          {isSending ? 'Sending' : 'Send corrections'}
        </Button>
      </div>
    </form>
  );
}

const VALUES = 'values.';

/** The name of the field that an error of the service is about. */
const nameOfError = ({ field }: ServiceFieldError): string => field.slice(VALUES.length);

/** Whether an error is about an item, or about a part of it. */
function isAbout(error: ServiceFieldError, { path }: Item): boolean {
  const name = nameOfError(error);
  return name === path || name.startsWith(`${path}.`);
}

/** What the service found wrong, as a summary of errors has it: in the order of the items, each line by its own name. */
export function listedErrors(
  items: readonly Item[],
  errors: readonly ServiceFieldError[],
): FieldError[] {
  return items.flatMap((item) =>
    errors.flatMap((error) => {
      if (!isAbout(error, item)) return [];
      const name = nameOfError(error);
      const { message } = error;
      return item.shape.kind === 'document'
        ? [{ name: `document.${documentKey(item)}`, message: `${item.label}: ${message}` }]
        : [{ name, message: summaryLine({ name, message }) }];
    }),
  );
}
