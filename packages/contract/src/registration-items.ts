import { z } from 'zod';
import { DOCUMENT_KEYS, type DocumentKey } from './document-keys.ts';
import { application } from './registration.ts';
import { documentString } from './registration-documents.ts';
import { tradeReferences } from './registration-references.ts';

/**
 * One thing of an application that the desk judges and an applicant can correct: a field that is typed, such as
 * `company_details.0.partners.1.partnerIdNumber`, or a document, such as `documentation.bank_letter`.
 */
export type ItemPath = string;

const FIELD_LABELS: Readonly<Record<string, string>> = {
  company_name: 'Company name',
  trading_as: 'Trading as',
  trading_since: 'Trading since',
  company_registration_number: 'Company registration number',
  vat_number: 'VAT number',
  owner_name: 'Owner',
  physical_address: 'Physical address',
  postal_address: 'Postal address',
  bank_name: 'Bank',
  account_number: 'Account number',
  branch_code: 'Branch code',
  partnerName: 'Full name',
  partnerIdNumber: 'ID number',
  partnerResidentialAddress: 'Residential address',
  primaryContact: 'Full name',
  primaryContactTelephone: 'Telephone',
  primaryContactCellphone: 'Cellphone',
  accountEmail: 'Accounts email',
  salesEmail: 'Sales email',
  phone: 'Telephone',
  average_purchase: 'Average monthly purchase',
  name: 'Name',
  title: 'Company',
  email: 'Email',
};

/** What each document is, in the words of the desk. */
export const DOCUMENT_LABELS: Readonly<Record<DocumentKey, string>> = {
  directors: 'Identity documents of directors',
  company_registration: 'Company registration',
  bank_letter: 'Bank letter',
  address: 'Proof of address',
  qualification: 'Proof of qualification',
};

const DOCUMENT = /^documentation\.([a-z_]+)$/u;
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/\.partners\.(\d+)\./u, 'Partner'],
  [/\.contacts\.(\d+)\./u, 'Contact'],
  [/^trade_references\.(\d+)\./u, 'Reference'],
];

/** The document that an item is; undefined for a field. */
export function documentOfItem(path: ItemPath): DocumentKey | undefined {
  const [, key] = DOCUMENT.exec(path) ?? [];
  return DOCUMENT_KEYS.find((known) => known === key);
}

/** What a field is called, of the last part of its path; undefined where it is none that is typed. */
export const fieldLabel = (name: string): string | undefined =>
  FIELD_LABELS[name.replace(/_[123]$/u, '')];

/** What an item is called by itself: "Partner 2: ID number". */
export function itemLabel(path: ItemPath): string {
  const document = documentOfItem(path);
  if (document) return DOCUMENT_LABELS[document];
  const label = fieldLabel(path.slice(path.lastIndexOf('.') + 1)) ?? path;
  const [found] = NUMBERED.flatMap(([pattern, word]) => {
    const [, place] = pattern.exec(path) ?? [];
    return place === undefined ? [] : [`${word} ${Number(place) + 1}: ${label}`];
  });
  return found ?? (path.startsWith('declaration.') ? `Declaration: ${label}` : label);
}

/** A reference is held to what a whole one needs, on either path. */
const correctable = z.object({ ...application.shape, trade_references: tradeReferences });

/** A schema without what only wraps it. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return unwrapped(schema.unwrap());
  }
  return schema;
}

/** The part of a schema that a step of a path leads to; undefined where it leads nowhere. */
function partOf(schema: unknown, step: string): unknown {
  const whole = unwrapped(schema);
  if (whole instanceof z.ZodObject)
    return Object.hasOwn(whole.shape, step) ? whole.shape[step] : undefined;
  if (!/^\d{1,2}$/u.test(step)) return undefined;
  if (whole instanceof z.ZodTuple) return whole.def.items[Number(step)];
  return whole instanceof z.ZodArray ? whole.element : undefined;
}

/**
 * The rule that an item's new value must meet: text for a field, an encoded data string for a document.
 *
 * @returns undefined where the path is no item of an application
 */
export function itemSchema(path: ItemPath): z.ZodType<string> | undefined {
  if (documentOfItem(path)) return documentString;
  const steps = path.split('.');
  if (steps[0] === 'documentation' || !fieldLabel(steps.at(-1) ?? '')) return undefined;
  const found = unwrapped(steps.reduce<unknown>(partOf, correctable));
  return found instanceof z.ZodString ? found : undefined;
}
