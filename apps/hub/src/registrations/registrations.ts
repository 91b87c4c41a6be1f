import type { CollectionConfig, Config, Endpoint } from 'payload';
import {
  CLERKS,
  clerksMayWorkTheDesk,
  nobody,
  outsideTheMenuOf,
  writtenByHub,
} from '../access/roles.ts';
import type { HubSettings } from '../settings.ts';
import { STATUS_LABELS, STATUSES } from './application/statuses.ts';
import { decide } from './decisions/decide.ts';
import { revealNumber, showDocument, showPage } from './decisions/show-document.ts';
import { personalDataEndpoints } from './personal-data/personal-data-endpoints.ts';

/** What is done at the desk, which opens what is sealed by the key of `DATA_DIR`. */
const deskEndpoints = (settings: HubSettings): Endpoint[] => [
  showDocument(settings.DATA_DIR),
  showPage(settings.DATA_DIR),
  revealNumber(settings.DATA_DIR),
  decide(settings.DATA_DIR),
  ...personalDataEndpoints(settings),
];

/** Views of the queue that people of the desk save for themselves, for some colleagues or for all of them. */
export const queryPresets: NonNullable<Config['queryPresets']> = {
  access: {
    read: clerksMayWorkTheDesk,
    create: clerksMayWorkTheDesk,
    update: clerksMayWorkTheDesk,
    delete: clerksMayWorkTheDesk,
  },
  constraints: {},
  labels: { singular: 'Saved view', plural: 'Saved views' },
};

const SCAN_STATES = [
  { value: 'no_documents', label: 'No documents' },
  { value: 'clean', label: 'Scanned, clean' },
  { value: 'awaiting_scan', label: 'Waits for its scan' },
  { value: 'not_scanned', label: 'Not scanned' },
];

const text = (name: string, label: string) =>
  ({ name, label, type: 'text', ...writtenByHub }) as const;
const day = (name: string, label: string) =>
  ({
    name,
    label,
    type: 'date',
    index: true,
    access: writtenByHub.access,
    admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  }) as const;

/** What the desk's form reads by itself, and no list brings: it is long, and there are many rows. */
const ofTheDesk = {
  access: { ...writtenByHub.access, read: () => false },
  admin: { hidden: true },
} as const;

/**
 * Applications for a trade account. What the applicant wrote and its documents lie sealed in `hub.registration_paper`; here
 * is only what the queue needs. Everything but who works on an application is changed by the endpoints of the desk.
 */
export const registrations = (settings: HubSettings): CollectionConfig => ({
  slug: 'registrations',
  custom: { personalData: () => true },
  labels: { singular: 'Registration', plural: 'Registrations' },
  admin: {
    group: 'Desk',
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'companyName',
      'status',
      'assignee',
      'dueAt',
      'missing',
      'likelyDuplicates',
    ],
    listSearchableFields: [
      'reference',
      'companyName',
      'tradingName',
      'applicantName',
      'applicantEmail',
      'searchText',
    ],
    hidden: outsideTheMenuOf(CLERKS),
    hideAPIURL: true,
    description: 'Requests for a trade account, the ones that are due first on top.',
    components: {
      beforeListTable: ['/registrations/desk/queue.tsx#QueueViews'],
      views: {
        list: { Component: '/registrations/desk/queue-list.tsx#QueueList' },
        edit: { root: { Component: '/registrations/desk/desk-view.tsx#DeskView' } },
      },
    },
  },
  defaultSort: 'dueAt',
  enableQueryPresets: true,
  disableDuplicate: true,
  lockDocuments: false,
  access: {
    read: clerksMayWorkTheDesk,
    create: nobody,
    update: clerksMayWorkTheDesk,
    delete: nobody,
  },
  endpoints: deskEndpoints(settings),
  fields: [
    { ...text('reference', 'Reference'), required: true, unique: true },
    text('companyName', 'Company'),
    text('tradingName', 'Trading as'),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
      ...writtenByHub,
    },
    {
      name: 'assignee',
      label: 'Assignee',
      type: 'relationship',
      relationTo: 'users',
      filterOptions: { roles: { in: [...CLERKS] } },
      admin: { components: { Cell: '/registrations/desk/queue.tsx#AssigneeCell' } },
    },
    day('submittedAt', 'Arrived'),
    {
      ...day('dueAt', 'Due'),
      admin: {
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        components: { Cell: '/registrations/desk/queue.tsx#AgeCell' },
      },
    },
    {
      ...text('missing', 'Missing documents'),
      admin: {
        readOnly: true,
        components: { Cell: '/registrations/desk/queue.tsx#MissingCell' },
      },
    },
    { ...text('likelyDuplicates', 'Likely duplicates'), type: 'number', defaultValue: 0 },
    text('applicantName', 'Applicant'),
    text('applicantEmail', 'Mail address'),
    // Names without accents and the reference without hyphens, as they are heard on the telephone; a trigger writes it.
    {
      ...text('searchText', 'any of these without accents'),
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'qualifiesBy',
      type: 'select',
      options: [
        { value: 'references', label: 'Trade references' },
        { value: 'proof', label: 'Proof of qualification' },
      ],
      ...writtenByHub,
    },
    {
      name: 'scanState',
      label: 'Virus scan',
      type: 'select',
      options: SCAN_STATES,
      ...writtenByHub,
    },
    day('decidedAt', 'Decided'),
    {
      name: 'decidedBy',
      type: 'relationship',
      relationTo: 'users',
      ...writtenByHub,
    },
    text('reason', 'Reason'),
    // What clerks think of each item, and what they wrote to each other: see `judgement` and `note`.
    { name: 'judgements', type: 'json', ...ofTheDesk },
    { name: 'notes', type: 'json', ...ofTheDesk },
    // What a clerk has written and not sent yet: see decisions/form-fields.ts.
    { name: 'unsent', type: 'json', ...ofTheDesk },
    day('erasedAt', 'Erased'),
  ],
});
