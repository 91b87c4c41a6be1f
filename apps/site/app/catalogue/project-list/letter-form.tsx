import { zodResolver } from '@hookform/resolvers/zod';
import {
  type EnquiryResponse,
  type Letter,
  type LetterFields,
  letterFields,
} from '@selvedge/contract/enquiries';
import { LETTER_KEPT_DAYS, MAX_LETTER_CHARACTERS } from '@selvedge/contract/limits';
import { ServiceError } from '@selvedge/contract/services';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lastingFetch } from '../../data/lasting-fetch.ts';
import { asSentence, serviceClient, wordsOf } from '../../data/service-client.ts';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { Button } from '../../ui/button/button.tsx';
import { AreaField, SelectField, TextField } from '../../ui/fields/text-field.tsx';
import { BLANK_LETTER, forgetDraft, keepDraft, readDraft } from './letter-draft.ts';
import styles from './letter-form.module.css';
import type { ListedProduct } from './listed-products.ts';

/** A store that letters can go to. */
export interface WritableStore {
  readonly title: string;
  readonly region: string;
}

/** Names the form's place on the page. */
export const LETTER_ID = 'send-to-a-store';

const rules = zodResolver(letterFields);
const isField = (name: string): name is keyof Letter => Object.hasOwn(BLANK_LETTER, name);
const MESSAGE_ROWS = 6;

/** Sends the project list with a message to a store: a letter, and not an order. Source: decision 49. */
export function LetterForm(props: {
  readonly list: readonly ListedProduct[];
  readonly stores: readonly WritableStore[];
  /** The store that the page's address names, or ''. */
  readonly askedStore: string;
  readonly onSent: (store: string) => void;
}) {
  const { list, stores, askedStore, onSent } = props;
  const { servicesMode } = useSite();
  const [draft] = useState(() => readDraft(askedStore));
  const isOnOffer = stores.some(({ title }) => title === draft.values.store);
  const form = useForm<LetterFields, unknown, Letter>({
    resolver: rules,
    defaultValues: { ...draft.values, ...(!isOnOffer && { store: '' }) },
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  // Two clicks in one tick meet the same state: only what changes at once can tell them apart.
  const isUnderWay = useRef(false);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft(draft, values));
    return unsubscribe;
  }, [form, draft]);

  async function send(letter: Letter): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    keepDraft(draft, form.getValues()); // under its key, whatever becomes of the page
    const host = { origin: window.location.origin, mode: servicesMode, fetch: lastingFetch };
    const client = serviceClient({ ...host, service: 'notification' });
    const products = list.map(({ item_group, sku }) => ({ item_group, sku }));
    try {
      await client.post<EnquiryResponse>('/enquiries', { ...letter, products }, undefined, {
        'Idempotency-Key': draft.key,
      });
      forgetDraft();
      onSent(letter.store);
    } catch (error) {
      tell(error);
    } finally {
      isUnderWay.current = false;
    }
  }

  /** Says what the service found wrong beside its field, and of anything else that nothing is lost. */
  function tell(error: unknown): void {
    const found = error instanceof ServiceError ? error.errors : [];
    const named = found.flatMap(({ field, message }) =>
      isField(field) ? [{ field, message }] : [],
    );
    for (const { field, message } of named) form.setError(field, { message });
    const [first] = named;
    if (first) form.setFocus(first.field);
    else setFailure(asSentence(found[0]?.message ?? wordsOf(error)));
  }

  const field = (name: keyof Letter) => ({
    ...form.register(name),
    message: errors[name]?.message,
  });
  const regions = Map.groupBy(stores, ({ region }) => region);
  return (
    <form id={LETTER_ID} noValidate className={styles.form} onSubmit={form.handleSubmit(send)}>
      <p className={styles.lead}>
        This is a letter, not an order: the store answers you by e-mail.
      </p>
      <div className={styles.fields}>
        <SelectField {...field('store')} label="Store">
          <option value="">Please choose</option>
          {[...regions].map(([region, group]) => (
            <optgroup key={region} label={region}>
              {group.map(({ title }) => (
                <option key={title} value={title}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField {...field('email')} label="E-mail address" type="email" autoComplete="email" />
        <TextField
          {...field('telephone')}
          label="Telephone number (optional)"
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
      <AreaField
        {...field('message')}
        label="Message"
        hint={`At most ${MAX_LETTER_CHARACTERS.toLocaleString('en')} characters`}
        rows={MESSAGE_ROWS}
      />
      <p className={styles.privacy}>
        Your project list and what you write here go to the store that you choose, and to nobody
        else. We delete our copy after {LETTER_KEPT_DAYS} days; the e-mail stays with the store.
      </p>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure} Nothing that you have written is lost: please try again in a moment.
        </p>
      )}
      <Button type="submit" className={styles.send} aria-busy={isSubmitting}>
        {isSubmitting ? 'Sending' : 'Send to the store'}
      </Button>
    </form>
  );
}
