import type {
  Access,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  DefaultServerCellComponentProps,
  PayloadRequest,
} from 'payload';
import { refusal } from '../access/editors-only.ts';
import {
  administratorsMayDo,
  CLERKS,
  clerksMayWorkTheDesk,
  nobody,
  outsideTheMenuOf,
  writtenByHub,
} from '../access/roles.ts';
import { transactionOf } from '../database/transaction.ts';
import { isTakenBack, MESSAGE_KINDS, type MessageKind, queueMessage } from './queue-message.ts';
import { STAFF_KEY } from './staff-mail.ts';

/** `dead` is a dead letter: what is not tried again by itself; somebody has to look. */
const MESSAGE_STATES = ['waiting', 'sent', 'dead'] as const;

const STATE_LABELS: Readonly<Record<(typeof MESSAGE_STATES)[number], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Dead letter',
};

const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  mail: 'Mail',
  subscriber: 'Newsletter',
};

/** What went wrong with a message, in the list; nothing where nothing did. */
export function ProblemCell({ rowData }: DefaultServerCellComponentProps): string | null {
  const problem: unknown = rowData?.lastProblem;
  return typeof problem === 'string' && problem !== '' ? problem : null;
}

/** As lists write it. */
const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMMM yyyy, HH:mm' } as const;

const time = {
  type: 'date',
  access: writtenByHub.access,
  admin: { readOnly: true, date: moment },
} as const;

/** A message that is put back to waiting begins anew: tried at once, as often as a new one. */
const beginAnew: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const putBack = originalDoc?.state === 'dead' && data.state === 'waiting';
  if (operation !== 'update') return data;
  if (putBack && isTakenBack(String(originalDoc?.key)))
    throw refusal('It was taken back, and is not sent any more.');
  if (putBack) return { ...data, attempts: 0, nextAttemptAt: new Date().toISOString() };
  return { ...data, state: originalDoc?.state };
};

/**
 * Administrators see every message, clerks those of the desk: mails to staff tell the addresses of colleagues, and who is
 * invited or has forgotten a password.
 */
const clerksMaySeeTheDesks: Access = (asked) => {
  if (administratorsMayDo(asked)) return true;
  return clerksMayWorkTheDesk(asked) && { key: { not_like: `${STAFF_KEY}%` } };
};

/** How many dead letters there are that the person who asks may see. */
export async function countDeadLetters(req: PayloadRequest): Promise<number> {
  const may = await clerksMaySeeTheDesks({ req });
  if (!may) return 0;
  const theirs = may === true ? [] : [may];
  const { totalDocs } = await req.payload.count({
    collection: 'outbox',
    overrideAccess: true, // which has just been asked: a number on the first page is no look at anybody's messages
    req,
    where: { and: [{ state: { equals: 'dead' } }, ...theirs] },
  });
  return totalDocs;
}

/**
 * Everything that leaves the hub by mail or to the newsletter's provider: what waits, what was sent, and dead
 * letters. Rows are added by `queueMessage` inside the transaction that they belong to, and sent by `deliverDue`.
 */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  custom: { personalData: () => true },
  labels: { singular: 'Message', plural: 'Outbox' },
  admin: {
    group: 'Desk',
    useAsTitle: 'purpose',
    hideAPIURL: true,
    defaultColumns: ['purpose', 'state', 'lastProblem', 'recipient', 'attempts', 'updatedAt'],
    listSearchableFields: ['recipient', 'purpose'],
    hidden: outsideTheMenuOf(CLERKS),
    description:
      'Mail and newsletter sign-ups on their way out. A dead letter is tried again when its state is set back to “Waiting”.',
  },
  defaultSort: '-createdAt',
  access: {
    read: clerksMaySeeTheDesks,
    create: nobody,
    update: clerksMaySeeTheDesks,
    delete: nobody,
  },
  hooks: { beforeChange: [beginAnew] },
  disableDuplicate: true,
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: MESSAGE_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      // A dead letter is put back; every other state is the hub's to say, and forms only show it.
      access: { update: ({ doc }) => doc?.state === 'dead' },
      filterOptions: ({ data, options }) =>
        options.filter((one) => data.state === 'sent' || Object(one).value !== 'sent'),
      admin: { isClearable: false },
    },
    { name: 'purpose', type: 'text', required: true, ...writtenByHub },
    { name: 'recipient', type: 'text', ...writtenByHub },
    {
      name: 'lastProblem',
      label: 'Last problem',
      type: 'text',
      access: writtenByHub.access,
      admin: {
        readOnly: true,
        components: { Cell: '/messages/message-collections.ts#ProblemCell' },
      },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      ...writtenByHub,
    },
    { name: 'nextAttemptAt', label: 'Tried next', index: true, ...time },
    { name: 'sentAt', label: 'Sent', ...time },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: MESSAGE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
      ...writtenByHub,
    },
    // Under which it is queued once.
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      access: writtenByHub.access,
      hidden: true,
    },
    // Of a mail that a stranger has caused: the mark of the network that did, and when it had its turn (`deliverDue`).
    { name: 'askedBy', type: 'text', access: writtenByHub.access, hidden: true },
    { name: 'turnAt', type: 'date', index: true, access: writtenByHub.access, hidden: true },
    // Until when it is in the hands of a process that sends it (`deliverDue`).
    { name: 'leasedUntil', type: 'date', access: writtenByHub.access, hidden: true },
    // What is sent, sealed to the hub's key; emptied once it is sent.
    {
      name: 'sealed',
      type: 'textarea',
      access: { ...writtenByHub.access, read: () => false },
      hidden: true,
    },
  ],
};

const SUBSCRIBER_STATES = ['not_sent', 'queued', 'sent', 'refused'] as const;

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
const unsubscribe: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const executor = await transactionOf(req);
  const { rows } = await executor.query(
    "DELETE FROM hub.outbox WHERE kind = 'subscriber' AND recipient = $1 RETURNING attempts, leased_until",
    [doc.email],
  );
  await executor.query(
    "DELETE FROM hub.outbox WHERE key LIKE 'newsletter-confirmation/%' AND lower(recipient) = $1",
    [doc.email],
  );
  await executor.query('DELETE FROM inbox.newsletter_confirmation WHERE email = $1', [doc.email]);
  const isKnown = doc.state === 'sent' || rows.some(({ attempts }) => Number(attempts) > 0);
  if (!isKnown) return;
  const [key, purpose] = [`farewell/${doc.id}`, 'Newsletter farewell'];
  await queueMessage(executor, { key, kind: 'subscriber', purpose, recipient: doc.email });
  // After a try that is under way, which would undo it.
  for (const { leased_until: until } of rows)
    await executor.query(
      'UPDATE hub.outbox SET next_attempt_at = greatest(next_attempt_at, $2::timestamptz) WHERE key = $1',
      [key, until],
    );
};

/** Addresses that signed up for the newsletter, each once, with the words and the time of their consent. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  custom: { personalData: () => true },
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    group: 'Desk',
    useAsTitle: 'id', // the audit log keeps titles, and is no place for addresses
    listSearchableFields: ['email'],
    defaultColumns: ['email', 'state', 'consentedAt', 'consent'],
    hidden: outsideTheMenuOf(CLERKS),
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
  hooks: { afterDelete: [unsubscribe] },
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
      admin: { date: moment },
    },
  ],
};
