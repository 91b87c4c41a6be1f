import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as given from '../test/registration-fixtures.ts';
import { companyDetails, contact, INDUSTRIES, isPoBox, partner } from './registration-company.ts';
import {
  emailField,
  hasWrongCheckDigit,
  isTelephone,
  optionalAmount,
  requiredAmount,
  requiredDigits,
  requiredIdentity,
  requiredText,
  TELEPHONE_PATTERN,
  telephoneField,
} from './registration-fields.ts';
import { optionalTradeReferences, tradeReferences } from './registration-references.ts';

const checker = (schema: z.ZodType, whole: object) => (change: object) =>
  schema.safeParse({ ...whole, ...change }).error?.issues.map(({ message }) => message);
const company = checker(companyDetails, given.company);
const ofContact = checker(contact, given.contact);
const ofPartner = checker(partner, given.partner);

describe('company details', () => {
  it.each([
    ['[REG-19]', 'company_name', 'Please enter the company name'],
    ['[REG-20]', 'trading_as', 'Please enter definition'],
    ['[REG-21]', 'trading_since', 'Please enter a year'],
    ['[REG-22]', 'owner_name', "Please enter the owner's name"],
    ['[REG-24]', 'physical_address', 'Please enter the physical address'],
    ['[REG-26]', 'bank_name', 'Please enter the bank name'],
    ['[REG-27]', 'account_number', 'Please enter the account number'],
    ['[REG-28]', 'branch_code', 'Please enter the branch'],
  ])('%s %s is required', (_, field, message) => {
    for (const nothing of ['', '   ', undefined])
      expect(company({ [field]: nothing })).toEqual([message]);
  });

  it('[REG-21] the year has four digits and has come', () => {
    for (const year of ['209', '20091', 'year', '2o09', String(new Date().getFullYear() + 1)])
      expect(company({ trading_since: year })).toEqual(['Please enter a valid year']);
  });

  it('[REG-27] [REG-28] numbers are digits', () => {
    const written = { ...given.company, account_number: '62 000-000 001', branch_code: '250 655' };
    expect(companyDetails.parse(written)).toMatchObject({
      account_number: '62000000001',
      branch_code: '250655',
    });
    expect(company({ account_number: '62a00' })).toEqual(['Please enter the account number']);
    expect(company({ account_number: '-' })).toEqual(['Please enter the account number']);
    expect(company({ branch_code: 'main' })).toEqual(['Please enter the branch']);
  });

  it('[REG-15] [REG-23] an industry of the list is required', () => {
    for (const industry of [[], undefined, ['Baker']])
      expect(company({ industry })).toEqual(['Please select an industry']);
    expect(company({ industry: [...INDUSTRIES] })).toBeUndefined();
    expect(INDUSTRIES).toHaveLength(10);
  });

  it('[REG-13] offering, representative and entity are of their lists', () => {
    expect(company({ offering: 'rugs' })).toEqual(['Please select an offering']);
    expect(company({ sales_representative: true })).toEqual(['Please select yes or no']);
    expect(company({ entity_type: 'Sole Proprietor' })).toBeUndefined();
    expect(company({ entity_type: 'Trust' })).toHaveLength(1);
  });

  it('[REG-25] the postal address is required only where it differs', () => {
    const differs = { is_physical_address: false, postal_address: '' };
    expect(company(differs)).toEqual(['Please enter the postal address']);
    expect(company({ ...differs, company_name: '' })).toEqual([
      'Please enter the company name',
      'Please enter the postal address',
    ]);
    expect(company({ ...differs, postal_address: 'PO Box 1, Paarl' })).toBeUndefined();
    expect(company({ is_physical_address: true })).toBeUndefined();
  });

  it('[REG-29] registration number, VAT number and entity are optional', () => {
    const none = { company_registration_number: '', vat_number: '', entity_type: '' };
    expect(company(none)).toBeUndefined();
    const missing = Object.fromEntries(Object.keys(none).map((key) => [key, undefined]));
    expect(company(missing)).toBeUndefined();
  });

  it('decision 11: contacts and partners may stay empty', () => {
    expect(company({ contacts: [], partners: [] })).toBeUndefined();
  });
});

describe('telephone numbers', () => {
  it.each(['0515551234', '082 555 1234', '+2782 555 1234', '27515551234', '+051 555 1234'])(
    '[REG-33] takes %s, which is of the pattern',
    (number) => {
      expect(TELEPHONE_PATTERN.test(number)).toBe(true);
      expect(isTelephone(number)).toBe(true);
    },
  );

  it.each(['021 555 1234', '(011) 555-1234', '+264 61 220 1234', '081 123 4567', '+230 5251 2345'])(
    '[REG-33] takes %s, a valid number of the three countries (decision 9)',
    (number) => {
      expect(isTelephone(number)).toBe(true);
    },
  );

  it.each([
    '',
    '08255',
    '08255512345',
    '2882 555 1234',
    '+44 20 7946 0958',
    'call 021 555 1234',
    '0215551234 x',
    '+',
  ])('[REG-33] refuses %j', (number) => {
    expect(isTelephone(number)).toBe(false);
  });
});

describe('contacts', () => {
  it.each([
    ['[REG-30]', 'primaryContact', 'Please enter full name'],
    ['[REG-31]', 'primaryContactTelephone', 'Please enter telephone number'],
    ['[REG-32]', 'primaryContactCellphone', 'Please enter cellphone number'],
    ['[REG-34]', 'accountEmail', 'Please enter email'],
    ['[REG-34]', 'salesEmail', 'Please enter email'],
  ])('%s %s is required', (_, field, message) => {
    expect(ofContact({ [field]: ' ' })).toEqual([message]);
    expect(ofContact({ [field]: undefined })).toEqual([message]);
  });

  it('[REG-31] [REG-32] [REG-34] have numbers and addresses of the right shape', () => {
    expect(ofContact({ primaryContactTelephone: '123' })).toEqual([
      'Please enter a valid telephone number',
    ]);
    expect(ofContact({ primaryContactCellphone: '123' })).toEqual([
      'Please enter a valid cellphone number',
    ]);
    expect(ofContact({ accountEmail: 'a@b' })).toEqual(['Please enter a valid email address']);
    expect(ofContact({ salesEmail: 'a.b' })).toEqual(['Please enter a valid email address']);
  });
});

describe('partners', () => {
  it.each([
    ['800101 5009 087', false],
    ['8001015009088', true],
    ['8001015009807', true],
    ['A01234567', false],
    ['800101', false],
  ])('[decision 47] the check digit of %s is looked at and refuses nobody', (number, isWrong) => {
    expect(hasWrongCheckDigit(number)).toBe(isWrong);
    expect(ofPartner({ partnerIdNumber: number })).toBeUndefined();
  });

  it('[REG-35] [REG-36] [REG-37] are named, numbered and at home', () => {
    expect(ofPartner({ partnerName: '' })).toEqual(['Please enter full name']);
    expect(ofPartner({ partnerIdNumber: '' })).toEqual(['Please enter ID number']);
    for (const [written, taken] of [
      ['800101 5009 087', '8001015009087'],
      ['A 0123-4567', 'A01234567'],
    ])
      expect(partner.parse({ ...given.partner, partnerIdNumber: written }).partnerIdNumber).toBe(
        taken,
      );
    expect(ofPartner({ partnerIdNumber: '8001A' })).toEqual(['Please enter ID number']);
    expect(ofPartner({ partnerIdNumber: 'A1234567_' })).toEqual(['Please enter ID number']);
    expect(ofPartner({ partnerResidentialAddress: '' })).toEqual([
      'Please enter residential address',
    ]);
    expect(ofPartner({ partnerResidentialAddress: 'P.O. Box 12' })).toEqual([
      'Residential address must not be a PO box',
    ]);
  });

  it.each([
    'PO Box 1',
    'P.O. Box 12',
    'p o box 3',
    'POBox 4',
    'Posbus 5',
    'Post Office Box 6',
    '7 Main Road, P.O.Box 8',
  ])('[REG-37] %s is a PO box', (address) => {
    expect(isPoBox(address)).toBe(true);
  });

  it.each(['12 Kloof Street', 'Box Hill 3', '4 Depot Road, Boxburg', '1 Po Boxer Lane'])(
    '[REG-37] %s is none',
    (address) => {
      expect(isPoBox(address)).toBe(false);
    },
  );
});

describe('trade references', () => {
  const messages = (change: object, place = 0) =>
    tradeReferences
      .safeParse(
        given.references.map((entry, i) => (i === place ? { ...entry, ...change } : entry)),
      )
      .error?.issues.map(({ message }) => message);

  it('[REG-38] [REG-70] are three, the first with its flag', () => {
    expect(tradeReferences.parse(given.references)).toEqual(given.references);
    expect(tradeReferences.safeParse(given.references.slice(0, 2)).success).toBe(false);
  });

  it.each([1, 2, 3])(
    '[REG-39] [REG-40] [REG-41] number %i has a company, a telephone and an amount',
    (number) => {
      const of = (name: string, value: string | undefined) =>
        messages({ [`${name}_${number}`]: value }, number - 1);
      for (const nothing of ['', ' ', undefined]) {
        expect(of('company_name', nothing)).toEqual(['Please enter company name']);
        expect(of('phone', nothing)).toEqual(['Please enter telephone number']);
        expect(of('average_purchase', nothing)).toEqual(['Please enter amount']);
      }
      expect(of('phone', '12')).toEqual(['Please enter a valid telephone number']);
      for (const amount of ['much', '-1', '1e3', '2000-3000', '1,5,0', 'R', 'Rand 20', 'N 20'])
        expect(of('average_purchase', amount)).toEqual(['Please enter amount']);
      for (const [written, taken] of [
        ['2500', '2500'],
        ['2500.50', '2500.50'],
        ['R2500', '2500'],
        ['R 1,250,000.00', '1250000.00'],
        ['12 500,5', '12500.5'],
        ['N$ 12 500', '12500'],
        ['Rs 30,000', '30000'],
        ['ZAR2500', '2500'],
      ]) {
        expect(of('average_purchase', written)).toBeUndefined();
        const entries = given.references.map((reference, place) =>
          place === number - 1
            ? { ...reference, [`average_purchase_${number}`]: written }
            : reference,
        );
        for (const schema of [tradeReferences, optionalTradeReferences])
          expect(schema.parse(entries)[number - 1]).toHaveProperty(
            `average_purchase_${number}`,
            taken,
          );
      }
    },
  );

  it('[REG-42] have boxes that give booleans', () => {
    expect(messages({ pia_1: 'yes' })).toHaveLength(1);
    const unticked = { pia_1: undefined, terms_1: undefined, cod_1: undefined };
    const [first] = tradeReferences.parse([
      { ...given.references[0], ...unticked },
      ...given.references.slice(1),
    ]);
    expect(first).toMatchObject({ pia_1: false, terms_1: false, cod_1: false });
  });
});

it('tells what is far too long, and looks at it no further', () => {
  const words = 'Please';
  const fields = [
    requiredText(words),
    requiredDigits(words),
    requiredIdentity(words),
    requiredAmount(words),
    optionalAmount,
    telephoneField(words, words),
    emailField(words),
    partner.shape.partnerResidentialAddress,
  ];
  for (const field of fields)
    expect(field.safeParse('1 '.repeat(5000)).error?.issues).toMatchObject([{ code: 'too_big' }]);
});
