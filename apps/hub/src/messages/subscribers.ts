import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { administratorsMayDo, clerksMayWorkTheDesk, hasRole, nobody } from '../access/roles.ts';
import { transactionOf } from '../database/transaction.ts';
import { queueMessage } from './queue-message.ts';

export const SUBSCRIBER_STATES = ['not_sent', 'queued', 'sent', 'refused'] as const;

const LABELS: Readonly<Record<(typeof SUBSCRIBER_STATES)[number], string>> = {
  not_sent: 'Stored, not sent',
  queued: 'In the outbox',
  sent: 'With the provider',
  refused: 'Refused by the provider',
};

/**
 * Whoever is erased leaves no message in the outbox; and the provider is told, if it may know the address: it was handed
 * over, or a try to do so may have come through.
 */
const sayFarewell: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const executor = await transactionOf(req);
  const { rows } = await executor.query(
    "DELETE FROM hub.outbox WHERE kind = 'subscriber' AND recipient = $1 RETURNING attempts",
    [doc.email],
  );
  await executor.query('DELETE FROM inbox.newsletter_confirmation WHERE email = $1', [doc.email]);
  const isKnown = doc.state === 'sent' || rows.some(({ attempts }) => Number(attempts) > 0);
  if (!isKnown) return;
  const [key, purpose] = [`farewell/${doc.id}`, 'Newsletter farewell'];
  await queueMessage(executor, { key, kind: 'subscriber', purpose, recipient: doc.email });
};

/** Addresses that signed up for the newsletter, each once, with the words and the time of their consent. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  custom: { personalData: true },
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    group: 'Desk',
    useAsTitle: 'id', // the audit log keeps titles, and is no place for addresses
    listSearchableFields: ['email'],
    defaultColumns: ['email', 'state', 'consentedAt', 'consent'],
    hidden: ({ user }) => !hasRole({ user: Object(user) }, 'administrator', 'clerk'),
    description:
      'Who signed up for the newsletter. Without a provider in the settings they are stored here.',
  },
  defaultSort: '-consentedAt',
  access: {
    read: clerksMayWorkTheDesk,
    create: nobody,
    update: nobody,
    delete: administratorsMayDo,
  },
  hooks: { afterDelete: [sayFarewell] },
  disableDuplicate: true,
  fields: [
    // In small letters, so that the same address is one subscriber however it is capitalised.
    { name: 'email', type: 'text', required: true, unique: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'not_sent',
      index: true,
      options: SUBSCRIBER_STATES.map((value) => ({ value, label: LABELS[value] })),
    },
    { name: 'consent', label: 'Agreed to', type: 'textarea', required: true },
    {
      name: 'consentedAt',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
};
