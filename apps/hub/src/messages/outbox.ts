import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { clerksMayWorkTheDesk, hasRole, nobody } from '../access/roles.ts';
import { MESSAGE_KINDS, type MessageKind } from './queue-message.ts';

/** `dead` is a dead letter: what is not tried again by itself; somebody has to look. */
export const MESSAGE_STATES = ['waiting', 'sent', 'dead'] as const;

const STATE_LABELS: Readonly<Record<(typeof MESSAGE_STATES)[number], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Dead letter',
};

const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  mail: 'Mail',
  subscriber: 'Newsletter',
};

const fixed = { create: () => false, update: () => false } as const;

/** A message that is put back to waiting begins anew: tried at once, as often as a new one. */
const beginAnew: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const putBack = originalDoc?.state === 'dead' && data.state === 'waiting';
  if (operation !== 'update') return data;
  if (putBack) return { ...data, attempts: 0, nextAttemptAt: new Date().toISOString() };
  return { ...data, state: originalDoc?.state };
};

/**
 * Everything that leaves the hub by mail or to the newsletter's provider: what waits, what was sent, and dead
 * letters. Rows are added by `queueMessage` inside the transaction that they belong to, and sent by `deliverDue`.
 */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  custom: { personalData: true },
  labels: { singular: 'Message', plural: 'Outbox' },
  admin: {
    group: 'Desk',
    useAsTitle: 'purpose',
    hideAPIURL: true,
    defaultColumns: ['purpose', 'state', 'lastProblem', 'recipient', 'attempts', 'updatedAt'],
    listSearchableFields: ['recipient', 'purpose'],
    hidden: ({ user }) => !hasRole({ user: Object(user) }, 'administrator', 'clerk'),
    description:
      'Mail and newsletter sign-ups on their way out. A dead letter is tried again when its state is set back to “Waiting”.',
  },
  defaultSort: '-createdAt',
  access: {
    read: clerksMayWorkTheDesk,
    create: nobody,
    update: clerksMayWorkTheDesk,
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
    },
    { name: 'purpose', type: 'text', required: true, access: fixed, admin: { readOnly: true } },
    { name: 'recipient', type: 'text', access: fixed, admin: { readOnly: true } },
    {
      name: 'lastProblem',
      label: 'Last problem',
      type: 'text',
      access: fixed,
      admin: {
        readOnly: true,
        components: { Cell: '/messages/problem-cell.tsx#ProblemCell' },
      },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: fixed,
      admin: { readOnly: true },
    },
    {
      name: 'nextAttemptAt',
      label: 'Tried next',
      type: 'date',
      index: true,
      access: fixed,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'sentAt',
      label: 'Sent',
      type: 'date',
      access: fixed,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: MESSAGE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
      access: fixed,
      admin: { readOnly: true },
    },
    // Under which it is queued once.
    { name: 'key', type: 'text', required: true, unique: true, access: fixed, hidden: true },
    // When a mail that a stranger has caused has its turn (`queueMessage`).
    { name: 'turnAt', type: 'date', index: true, access: fixed, hidden: true },
    // What is sent, sealed to the hub's key; emptied once it is sent.
    { name: 'sealed', type: 'textarea', access: { ...fixed, read: () => false }, hidden: true },
  ],
};
