import { describe, expect, it } from 'vitest';
import * as given from '../test/registration-fixtures.ts';
import { application, declaration, registrationRequest } from './registration.ts';
import { RegistrationError, registrationReference } from './registration-answer.ts';

const issues = (value: unknown) =>
  application
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const blankReferences = [1, 2, 3].map((n) => ({
  [`company_name_${n}`]: '',
  [`phone_${n}`]: '',
  [`average_purchase_${n}`]: '',
}));
const byProof = { trade_member: 'yes', trade_references: 'no', qualification: 'yes' };

describe('a trade application', () => {
  it('[CALL-24] [REG-68] [REG-69] [REG-70] [REG-71] [REG-72] is taken as the documents print it', () => {
    expect(registrationRequest.parse({ data: given.application })).toEqual({
      data: given.application,
    });
  });

  it('[REG-68] is taken with its company as a single record too', () => {
    const single = { ...given.application, company_details: given.company };
    expect(application.parse(single)).toEqual(given.application);
  });

  it('names each field that is wrong by its path', () => {
    const wrong = {
      ...given.application,
      company_details: [{ ...given.company, bank_name: '' }],
      declaration: { ...given.declaration, name: '' },
    };
    expect(issues(wrong)).toEqual([
      'company_details.0.bank_name: Please enter the bank name',
      'declaration.name: Please enter your name',
    ]);
  });

  it('[REG-39] needs three references, where it qualifies by them', () => {
    const without = { ...given.application, trade_references: blankReferences };
    expect(issues(without)).toContain(
      'trade_references.1.company_name_2: Please enter company name',
    );
    expect(
      issues({ ...given.application, trade_references: given.references.slice(1) }),
    ).toBeDefined();
  });

  it('decision 7: needs none on the path of proof, and a reference that is begun must be complete', () => {
    const proof = {
      ...given.application,
      introduction: byProof,
      trade_references: blankReferences,
      documentation: [...given.documents, { qualification: 'data:image/png;base64,AAAA' }],
    };
    expect(issues(proof)).toBeUndefined();
    const begun = [{ ...blankReferences[0], company_name_1: 'One' }, ...blankReferences.slice(1)];
    expect(issues({ ...proof, trade_references: begun })).toEqual([
      'trade_references.0.phone_1: Please enter telephone number',
      'trade_references.0.average_purchase_1: Please enter amount',
    ]);
    const ticked = [{ ...blankReferences[0], pia_1: true }, ...blankReferences.slice(1)];
    expect(issues({ ...proof, trade_references: ticked })).toContain(
      'trade_references.0.company_name_1: Please enter company name',
    );
  });

  it('[REG-11] comes from a trade member with references or proof', () => {
    const answered = (answers: object) =>
      issues({ ...given.application, introduction: { ...byProof, ...answers } });
    expect(answered({ trade_references: 'yes', qualification: 'no' })).toBeUndefined();
    expect(answered({ trade_member: 'no', trade_references: 'yes' })).toEqual([
      'introduction.trade_member: Only trade members may apply',
    ]);
    expect(answered({ qualification: 'no' })).toEqual([
      'introduction.qualification: Without trade references, proof of an interior design qualification is needed',
    ]);
  });

  it('names what is wrong with a reference once', () => {
    const [first, ...others] = given.application.trade_references;
    const wrong = [{ ...first, average_purchase_1: '1.555' }, ...others];
    expect(issues({ ...given.application, trade_references: wrong })).toHaveLength(1);
  });

  it('[REG-71] holds its documents under their own keys, in order', () => {
    const [first, second, ...rest] = given.documents;
    expect(issues({ ...given.application, documentation: [second, first, ...rest] })).toBeDefined();
    expect(issues({ ...given.application, documentation: given.documents.slice(1) })).toBeDefined();
  });
});

describe('the declaration', () => {
  const messages = (value: object) =>
    declaration
      .safeParse({ ...given.declaration, ...value })
      .error?.issues.map(({ message }) => message);

  it('[REG-60] needs the name and the company', () => {
    expect(messages({ name: ' ', title: '' })).toEqual([
      'Please enter your name',
      'Please enter your company name',
    ]);
  });

  it('[REG-61] needs an e-mail address of the right shape', () => {
    expect(messages({ email: '' })).toEqual(['Please enter your email address']);
    expect(messages({ email: 'thandi' })).toEqual(['Please enter a valid email address']);
  });

  it('[REG-62] needs the terms to be accepted', () => {
    expect(messages({ terms_accepted: false })).toEqual(['Please accept the terms and conditions']);
  });

  it('[REG-59] [REG-72] takes marketing for a no unless it is a yes', () => {
    const { marketing: _, ...silent } = given.declaration;
    expect(declaration.parse(silent).marketing).toBe('no');
    expect(messages({ marketing: 'perhaps' })).toHaveLength(1);
  });
});

describe('the answer to a registration', () => {
  it('[CALL-25] is read from its json field', () => {
    const answer = { success: true, json: { reference: 'TR-1' }, msg: 'Thank you' };
    expect(registrationReference(answer)).toBe('TR-1');
  });

  it('[CALL-25] throws the message of a failure', () => {
    expect(() => registrationReference({ success: false, msg: 'The desk is closed' })).toThrow(
      new RegistrationError('The desk is closed'),
    );
    for (const answer of [null, {}, { success: true, json: {} }, { success: true, json: null }])
      expect(() => registrationReference(answer)).toThrow(
        'Registration request not sent successfully.',
      );
  });
});
