import { contact, partner } from '@selvedge/contract/registration-company';
import { tradeReferences } from '@selvedge/contract/registration-references';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { blankContact, blankPartner, blankReferences } from '../blank-forms.ts';
import { listErrors, summaryLine } from './list-errors.ts';

test('errors of a form become a list in the order of its fields', () => {
  const errors = {
    contacts: [undefined, { salesEmail: { type: 'custom', message: 'Please enter email' } }],
    postal_address: { type: 'custom', message: 'Please enter the postal address' },
    company_name: { type: 'custom', message: 'Please enter the company name', ref: {} },
  };
  expect(listErrors(errors, ['company_name', 'postal_address', 'contacts'])).toEqual([
    { name: 'company_name', message: 'Please enter the company name' },
    { name: 'postal_address', message: 'Please enter the postal address' },
    { name: 'contacts.1.salesEmail', message: 'Please enter email' },
  ]);
  expect(listErrors({}, [])).toEqual([]);
});

test('a line says whose field it is about, and which where its message does not', () => {
  for (const [name, message, line] of [
    ['company_name', 'Please enter the company name', 'Please enter the company name'],
    ['trading_as', 'Please enter definition', 'Trading as: Please enter definition'],
    ['trading_since', 'Please enter a year', 'Trading since: Please enter a year'],
    [
      'sales_representative',
      'Please select yes or no',
      'Sales representative with us: Please select yes or no',
    ],
    ['partners.0.partnerIdNumber', 'Please enter ID number', 'Partner 1: Please enter ID number'],
    ['document.bank_letter', 'Bank Letter: it is empty', 'Bank Letter: it is empty'],
    [
      'company_details.0.contacts.1.salesEmail',
      'Please enter email',
      'Contact 2, Sales email: Please enter email',
    ],
  ] as const)
    expect(summaryLine({ name, message })).toBe(line);
});

test('no two lines of an empty person or reference are the same', () => {
  const linesOf = (schema: z.ZodType, blank: unknown, path: string) =>
    (schema.safeParse(blank).error?.issues ?? []).map((issue) =>
      summaryLine({ name: [path, ...issue.path].join('.'), message: issue.message }),
    );
  const lines = [
    ...linesOf(contact, blankContact, 'contacts.0'),
    ...linesOf(contact, blankContact, 'contacts.1'),
    ...linesOf(partner, blankPartner, 'partners.0'),
    ...linesOf(tradeReferences, blankReferences.trade_references, 'trade_references'),
  ];
  expect(lines).toHaveLength(5 + 5 + 3 + 9);
  expect(new Set(lines).size).toBe(lines.length);
});
