import { expect, test } from 'vitest';
import type { Item } from './asked-item.tsx';
import { listedErrors } from './corrections-form.tsx';

const item = (path: string, label: string, shape: Item['shape']): Item => ({
  path,
  label,
  shape,
  reason: 'It is not complete',
  words: '',
});

test('errors stand in the order of what is asked, each line by its own name', () => {
  const asked = [
    item('company_details.0.partners', 'Partners', { kind: 'list', fields: [], most: 20 }),
    item('documentation.address', 'Proof of address', { kind: 'document' }),
    item('company_details.0.vat_number', 'VAT number', { kind: 'text', is_required: false }),
  ];
  const errors = [
    { field: 'values.documentation.address', message: 'Please upload the document' },
    { field: 'values.company_details.0.partners.1.partnerName', message: 'Please enter full name' },
    { field: 'values.company_details.0.partners', message: 'Too many' },
    { field: 'token', message: 'not listed' },
  ];
  expect(listedErrors(asked, errors)).toEqual([
    {
      name: 'company_details.0.partners.1.partnerName',
      message: 'Partner 2: Please enter full name',
    },
    { name: 'company_details.0.partners', message: 'Partners: Too many' },
    { name: 'document.address', message: 'Proof of address: Please upload the document' },
  ]);
});
