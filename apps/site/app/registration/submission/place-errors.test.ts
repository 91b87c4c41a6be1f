import { expect, test } from 'vitest';
import { placeErrors } from './place-errors.ts';

const message = 'Please look at this again';

test('what the service finds wrong is placed at the step and field it is about, the first step first', () => {
  const fields = [
    'data.declaration.email',
    'data.documentation.2.bank_letter',
    'data.trade_references.0.phone_1',
    'data.company_details.0.contacts.1.salesEmail',
  ];
  expect(placeErrors(fields.map((field) => ({ field, message })))).toEqual([
    { step: 1, form: 'company', name: 'contacts.1.salesEmail', message },
    { step: 2, form: 'references', name: 'trade_references.0.phone_1', message },
    { step: 3, document: 'bank_letter', message },
    { step: 4, form: 'declaration', name: 'email', message },
  ]);
});

test('what has no place in the wizard is left to the general message', () => {
  for (const field of ['', 'data', 'Idempotency-Key', 'data.documentation.7.other'])
    expect(placeErrors([{ field, message }])).toEqual([]);
});
