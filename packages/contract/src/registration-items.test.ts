import { describe, expect, it } from 'vitest';
import { documentOfItem, itemLabel, itemSchema } from './registration-items.ts';

const says = (path: string, value: string) =>
  itemSchema(path)
    ?.safeParse(value)
    .error?.issues.map(({ message }) => message);

describe('an item of an application', () => {
  it('is called by what it is and whose it is', () => {
    expect(itemLabel('company_details.0.vat_number')).toBe('VAT number');
    expect(itemLabel('company_details.0.partners.1.partnerIdNumber')).toBe('Partner 2: ID number');
    expect(itemLabel('trade_references.2.phone_3')).toBe('Reference 3: Telephone');
    expect(itemLabel('declaration.email')).toBe('Declaration: Email');
    expect(itemLabel('documentation.bank_letter')).toBe('Bank letter');
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

  it('is nothing else', () => {
    for (const path of [
      '',
      'company_details',
      'company_details.0.offering',
      'company_details.0.constructor',
      'documentation.0.directors',
      'declaration.terms_accepted',
      'trade_references.3.phone_1',
      '__proto__.name',
    ])
      expect(itemSchema(path), path).toBeUndefined();
    expect(documentOfItem('documentation.toString')).toBeUndefined();
  });
});
