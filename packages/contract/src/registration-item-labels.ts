import { ownValue } from './own-value.ts';
import { DOCUMENT_KEYS, type DocumentKey } from './upload.ts';

/**
 * One thing of an application that the desk judges and an applicant can correct: a field, such as
 * `company_details.0.partners.1.partnerIdNumber`, a list, such as `company_details.0.partners`, a whole reference, such as
 * `trade_references.1`, or a document, such as `documentation.bank_letter`.
 */
export type ItemPath = string;

/** Whether post goes to the physical address, and where it goes if not: the second is asked for along with the first. */
export const POST_IS_SAME: ItemPath = 'company_details.0.is_physical_address';
export const POSTAL_ADDRESS: ItemPath = 'company_details.0.postal_address';

/** In the words of the form that the applicant has filled in. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  offering: 'Offering',
  sales_representative: 'Sales representative with us',
  company_name: 'Company name',
  trading_as: 'Trading as',
  trading_since: 'Trading since',
  company_registration_number: 'Company registration number',
  vat_number: 'VAT number',
  owner_name: "Owner's name",
  entity_type: 'Entity type',
  industry: 'Industry',
  physical_address: 'Physical address',
  postal_address: 'Postal address',
  is_physical_address: 'Postal address is the same as the physical address',
  bank_name: 'Bank name',
  account_number: 'Account number',
  branch_code: 'Branch code',
  partners: 'Partners',
  partnerName: 'Full name',
  partnerIdNumber: 'ID number',
  partnerResidentialAddress: 'Residential address',
  contacts: 'Contacts',
  primaryContact: 'Primary contact',
  primaryContactTelephone: 'Telephone number',
  primaryContactCellphone: 'Cellphone number',
  accountEmail: 'Accounts email',
  salesEmail: 'Sales email',
  phone: 'Telephone number',
  average_purchase: 'Average purchase amount',
  pia: 'PIA (paid in advance)',
  terms: 'Terms',
  name: 'Full Name',
  title: 'Company Name',
  email: 'Email address',
  marketing: 'News of new collections and offers',
};

/** What each document is, in the words of the desk. */
export const DOCUMENT_LABELS: Readonly<Record<DocumentKey, string>> = {
  directors: 'Identity documents of directors',
  company_registration: 'Company registration',
  bank_letter: 'Bank letter',
  address: 'Proof of address',
  qualification: 'Proof of qualification',
};

/** What people read for a value that is chosen; every other one is its own words. Source: REG-13. */
const CHOICE_LABELS: Readonly<Record<string, string>> = {
  fabric_and_homeware: 'Fabric and homeware',
  homeware_only: 'Homeware only',
  yes: 'Yes',
  no: 'No',
};

const DOCUMENT = /^documentation\.([a-z_]+)$/u;
const WHOLE_REFERENCE = /^trade_references\.([0-2])$/u;
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)partners\.(\d+)\./u, 'Partner'],
  [/(?:^|\.)contacts\.(\d+)\./u, 'Contact'],
  [/^trade_references\.(\d+)\./u, 'Trade reference'],
];

/** The document that an item is; undefined for anything else. */
export function documentOfItem(path: ItemPath): DocumentKey | undefined {
  const [, key] = DOCUMENT.exec(path) ?? [];
  return DOCUMENT_KEYS.find((known) => known === key);
}

/** What a field is called, of the last part of its path; undefined where it is none that is judged. */
export const fieldLabel = (name: string): string | undefined => {
  const field = name.replace(/_[123]$/u, '');
  return ownValue(FIELD_LABELS, field);
};

/** What people read for a value that is chosen. */
export const choiceLabel = (value: string): string => ownValue(CHOICE_LABELS, value) ?? value;

/** Whether an item is one of the three trade references, whole. */
export const isWholeReference = (path: ItemPath): boolean => WHOLE_REFERENCE.test(path);

/**
 * The person, reference or part that a field belongs to, such as "Partner 2"; undefined where it stands by itself. The
 * names of fields in their forms, such as `partners.1.partnerName`, are understood too.
 */
export function ownerOf(path: ItemPath): string | undefined {
  const [found] = NUMBERED.flatMap(([pattern, word]) => {
    const [, place] = pattern.exec(path) ?? [];
    return place === undefined ? [] : [`${word} ${Number(place) + 1}`];
  });
  return found ?? (path.startsWith('declaration.') ? 'Declaration' : undefined);
}

/** What an item is called by itself: "Partner 2: ID number". */
export function itemLabel(path: ItemPath): string {
  const document = documentOfItem(path);
  if (document) return DOCUMENT_LABELS[document];
  const [, reference] = WHOLE_REFERENCE.exec(path) ?? [];
  if (reference !== undefined) return `Trade reference ${Number(reference) + 1}`;
  const label = fieldLabel(path.slice(path.lastIndexOf('.') + 1)) ?? path;
  const owner = ownerOf(path);
  return owner === undefined ? label : `${owner}: ${label}`;
}
