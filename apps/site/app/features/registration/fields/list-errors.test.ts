import { expect, test } from 'vitest';
import { listErrors } from './list-errors.ts';

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
