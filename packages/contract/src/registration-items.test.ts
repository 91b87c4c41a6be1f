import { describe, expect, it } from 'vitest';
import * as given from '../test/registration-fixtures.ts';
import { INDUSTRIES } from './registration-company.ts';
import { documentOfItem, itemLabel, POSTAL_ADDRESS } from './registration-item-labels.ts';
import { itemSchema, itemShape } from './registration-items.ts';

const says = (path: string, value: unknown) =>
  itemSchema(path)
    ?.safeParse(value)
    .error?.issues.map(({ message }) => message);

describe('an item of an application', () => {
  it('is called by what it is and whose it is', () => {
    expect(itemLabel('company_details.0.vat_number')).toBe('VAT number');
    expect(itemLabel('company_details.0.partners.1.partnerIdNumber')).toBe('Partner 2: ID number');
    expect(itemLabel('trade_references.2.phone_3')).toBe('Trade reference 3: Telephone number');
    expect(itemLabel('declaration.email')).toBe('Declaration: Email address');
    expect(itemLabel('documentation.bank_letter')).toBe('Bank letter');
    expect(itemLabel('company_details.0.partners')).toBe('Partners');
    expect(itemLabel('trade_references.1')).toBe('Trade reference 2');
    expect(itemLabel('trade_references.1.pia_2')).toBe('Trade reference 2: PIA (paid in advance)');
  });

  it('is held to the rule of its field in the application', () => {
    expect(says('company_details.0.account_number', '12a')).toEqual([
      'Please enter the account number',
    ]);
    expect(says('company_details.0.partners.0.partnerResidentialAddress', 'PO Box 1')).toEqual([
      'Residential address must not be a PO box',
    ]);
    expect(says('trade_references.1.phone_2', 'x')).toEqual([
      'Please enter a valid telephone number',
    ]);
    expect(says('company_details.0.vat_number', '')).toBeUndefined();
    expect(says('documentation.address', 'data:text/html;base64,AAAA')).toEqual([
      'File type must be JPEG, PNG or PDF',
    ]);
  });

  it('may be chosen, ticked, or a list', () => {
    expect(says('company_details.0.offering', 'rugs')).toEqual(['Please select an offering']);
    expect(says('company_details.0.sales_representative', '')).toEqual(['Please select yes or no']);
    expect(says('company_details.0.entity_type', '')).toBeUndefined();
    expect(says('company_details.0.industry', [])).toEqual(['Please select an industry']);
    expect(says('declaration.marketing', '')).toEqual(['Please select yes or no']);
    expect(says('trade_references.0.pia_1', '')).toEqual(['Please select yes or no']);
    for (const ticked of ['yes', true])
      expect(itemSchema('trade_references.0.pia_1')?.parse(ticked)).toBe(true);
    expect(says('company_details.0.partners', [{ ...given.partner, partnerName: '' }])).toEqual([
      'Please enter full name',
    ]);
    expect(says('company_details.0.contacts', [])).toBeUndefined();
    expect(says('trade_references.1', given.references[1])).toBeUndefined();
    expect(says('trade_references.1', { ...given.references[1], phone_2: '1' })).toEqual([
      'Please enter a valid telephone number',
    ]);
  });

  it('is asked for as what it is', () => {
    expect(itemShape('company_details.0.vat_number')).toEqual({ kind: 'text', is_required: false });
    expect(itemShape(POSTAL_ADDRESS)).toEqual({ kind: 'text', is_required: true });
    expect(itemShape('documentation.address')).toEqual({ kind: 'document' });
    expect(itemShape('company_details.0.offering')).toEqual({
      kind: 'choice',
      is_required: true,
      options: [
        { value: 'fabric_and_homeware', label: 'Fabric and homeware' },
        { value: 'homeware_only', label: 'Homeware only' },
      ],
    });
    expect(itemShape('company_details.0.entity_type')).toMatchObject({
      is_required: false,
      options: [{ value: '(Pty)Ltd' }, { value: 'Sole Proprietor' }],
    });
    expect(itemShape('trade_references.0.terms_1')).toMatchObject({ kind: 'choice' });
    expect(itemShape('company_details.0.industry')).toMatchObject({
      kind: 'choices',
      options: INDUSTRIES.map((value) => ({ value, label: value })),
    });
    expect(itemShape('company_details.0.partners')).toMatchObject({
      kind: 'list',
      fields: [
        { name: 'partnerName', label: 'Full name', is_tick: false },
        { name: 'partnerIdNumber' },
        { name: 'partnerResidentialAddress' },
      ],
    });
    expect(itemShape('trade_references.2')).toMatchObject({
      kind: 'entry',
      fields: [
        { name: 'company_name_3' },
        { name: 'phone_3' },
        { name: 'average_purchase_3', label: 'Average purchase amount' },
        { name: 'pia_3', is_tick: true },
        { name: 'terms_3', is_tick: true },
      ],
    });
  });

  it('is nothing else', () => {
    for (const path of [
      '',
      'company_details',
      'company_details.0',
      'company_details.0.industry.0',
      'company_details.0.partners.0',
      'company_details.0.partners.20.partnerIdNumber',
      'company_details.0.partners.07.partnerIdNumber',
      'company_details.0.constructor',
      'documentation.0.directors',
      'declaration.terms_accepted',
      'trade_references',
      'trade_references.3',
      'trade_references.0.cod_1',
      'trade_references.3.phone_1',
      '__proto__.name',
    ])
      expect([itemSchema(path), itemShape(path)], path).toEqual([undefined, undefined]);
    expect(documentOfItem('documentation.toString')).toBeUndefined();
  });
});
