import { itemShape } from '@selvedge/contract/registration-items';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as given from '../../../../../packages/contract/test/registration-fixtures.ts';
import { type Judgement, judgementsOf } from '../decisions/form-fields.ts';
import { correctionRequest } from '../decisions/outcome.ts';
import { withValue } from '../intake/take-corrections.ts';
import { blindIndexesOf } from './blind-index.ts';
import { missingDocuments } from './document-versions.ts';
import { masked, sectionsOf, valueAt, writtenApplication } from './written-application.ts';

const written = writtenApplication.parse(given.application);
const KEY = Buffer.alloc(32, 7);

test('a masked number shows at most its last three characters and less than half of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/u), (number) => {
      const shown = masked(number).replaceAll('•', '');
      expect(masked(number)).toHaveLength(number.length);
      expect(number.endsWith(shown)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(3);
      expect(shown.length * 2).toBeLessThanOrEqual(number.length);
    }),
  );
});

test('what the desk shows of an application has no number of a person or an account in it', () => {
  const shown = JSON.stringify(sectionsOf(written));
  expect(shown).not.toContain(given.partner.partnerIdNumber);
  expect(shown).not.toContain(given.company.account_number);
  expect(shown).toContain(given.company.branch_code);
});

test('every item that is shown can be found again by its path, and set', () => {
  const items = sectionsOf(written).flatMap((section) => section.items);
  for (const { path, value, secret } of items) {
    const isText = itemShape(path)?.kind === 'text';
    if (isText && !secret) expect(valueAt(written, path), path).toBe(value);
    expect(valueAt(withValue(written, path, 'new'), path), path).toBe('new');
  }
  expect(new Set(items.map(({ path }) => itemShape(path)?.kind))).toEqual(
    new Set(['text', 'choice', 'choices', 'list', 'entry']),
  );
  expect(withValue(written, 'company_details.0.nothing.here', 'new')).toEqual(written);
});

test('choices, boxes and lists are read in words', () => {
  const words = new Map(
    sectionsOf(written).flatMap(({ items }) => items.map(({ path, value }) => [path, value])),
  );
  expect(words.get('company_details.0.offering')).toBe('Fabric and homeware');
  expect(words.get('company_details.0.industry')).toBe('Decorator, Designer');
  expect(words.get('company_details.0.is_physical_address')).toBe('Yes');
  expect(words.get('company_details.0.partners')).toBe('1 given');
  expect(words.get('trade_references.1.pia_2')).toBe('No');
  expect(words.get('declaration.marketing')).toBe('No');
});

test('what is asked for whole is not asked for in parts, and the box about the post brings its address', () => {
  const wrong = (path: string): Judgement => ({ path, verdict: 'incorrect', words: '' });
  const judgements = [
    'company_details.0.partners.0.partnerName',
    'company_details.0.partners',
    'trade_references.1',
    'trade_references.1.phone_2',
    'trade_references.2.phone_3',
    'company_details.0.is_physical_address',
  ].map(wrong);
  const asked = correctionRequest('https://www.example.com', judgements, '');
  expect(asked.items.map(({ path }) => path)).toEqual([
    'company_details.0.partners',
    'trade_references.1',
    'trade_references.2.phone_3',
    'company_details.0.is_physical_address',
    'company_details.0.postal_address',
  ]);
});

test('a number marks the same however it is written, and each kind by itself', () => {
  const marked = (fields: object) =>
    blindIndexesOf(KEY, {
      company_details: [{ ...written.company_details[0], partners: [], ...fields }],
    }).map(({ kind, hash }) => `${kind} ${hash}`);
  expect(marked({ vat_number: '41 2034-5678' })).toEqual(marked({ vat_number: '4120345678' }));
  expect(marked({ vat_number: 'x1' })).not.toEqual(marked({ company_registration_number: 'x1' }));
  expect(marked({ account_number: '1', branch_code: '2' })).not.toEqual(
    marked({ account_number: '1', branch_code: '3' }),
  );
  expect(marked({ account_number: '' })).toEqual([]);
});

test('a proof of qualification is missing only on the path that needs one', () => {
  const all = ['directors', 'company_registration', 'bank_letter', 'address'] as const;
  expect(missingDocuments(all, false)).toEqual([]);
  expect(missingDocuments(all, true)).toEqual(['qualification']);
  expect(missingDocuments(['address'], false)).toEqual([
    'directors',
    'company_registration',
    'bank_letter',
  ]);
});

test('verdicts of the form are read by what they are on; what is no item or no verdict is left out', () => {
  const form = new FormData();
  form.set('verdict:declaration.name', 'accepted');
  form.set('verdict:documentation.address', 'outdated');
  form.set('words:documentation.address', ' Three months at most. ');
  form.set('verdict:company_details.0.vat_number', '');
  form.set('verdict:company_details.0.vat', 'accepted');
  form.set('verdict:company_details.0.bank_name', 'constructor');
  expect(judgementsOf(form)).toEqual([
    { path: 'declaration.name', verdict: 'accepted', words: '' },
    { path: 'documentation.address', verdict: 'outdated', words: 'Three months at most.' },
  ]);
});
