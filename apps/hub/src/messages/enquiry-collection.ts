import { LETTER_KEPT_DAYS } from '@selvedge/contract/limits';
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import {
  administratorsMayDo,
  CLERKS,
  clerksMayWorkTheDesk,
  nobody,
  outsideTheMenuOf,
  writtenByHub,
} from '../access/roles.ts';
import { transactionOf } from '../database/transaction.ts';
import { LETTER_KEY } from './take-enquiries.ts';

/** Of a letter that is deleted no mail stays behind, and one that has not left does not leave. */
const deleteMail: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const executor = await transactionOf(req);
  await executor.query('DELETE FROM hub.outbox WHERE key = $1', [`${LETTER_KEY}${doc.id}`]);
};

/**
 * What visitors wrote to a store with their project list, as it was mailed there. Rows are added by `takeEnquiries` and go
 * by `deleteWhatIsOver`. Source: decision 49.
 */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  custom: { personalData: () => true },
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    group: 'Desk',
    useAsTitle: 'id', // the audit log keeps titles, and is no place for names
    hideAPIURL: true,
    listSearchableFields: ['name', 'email', 'store'],
    defaultColumns: ['store', 'name', 'email', 'mailedTo', 'receivedAt'],
    hidden: outsideTheMenuOf(CLERKS),
    description: `Letters of visitors to a store, with their project list. Each was mailed to the store, which answers it; it is deleted after ${LETTER_KEPT_DAYS} days.`,
  },
  defaultSort: '-receivedAt',
  access: {
    read: clerksMayWorkTheDesk,
    create: nobody,
    update: nobody,
    delete: administratorsMayDo,
  },
  hooks: { afterDelete: [deleteMail] },
  disableDuplicate: true,
  fields: [
    { name: 'store', type: 'text', required: true },
    {
      name: 'mailedTo',
      label: 'Mailed to',
      type: 'text',
      admin: {
        description: 'Empty: the store has no address any more, and somebody has to tell it.',
      },
    },
    { name: 'name', type: 'text', required: true },
    { name: 'email', label: 'E-mail address', type: 'text', required: true },
    { name: 'telephone', label: 'Telephone number', type: 'text' },
    { name: 'message', type: 'textarea', required: true },
    { name: 'products', label: 'Project list', type: 'textarea' },
    {
      name: 'receivedAt',
      label: 'Received',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMMM yyyy, HH:mm' } },
    },
    // Under which it is taken once.
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      access: writtenByHub.access,
      hidden: true,
    },
  ],
};
