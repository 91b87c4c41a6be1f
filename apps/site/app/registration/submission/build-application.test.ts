import { application } from '@selvedge/contract/registration';
import { describe, expect, it } from 'vitest';
import { buildApplication } from './build-application.ts';
import { entered } from './entered-fixture.ts';

describe('the application as it is sent', () => {
  it('[REG-68] [REG-69] [REG-70] [REG-71] [REG-72] is as the documents print it, and valid', () => {
    const built = buildApplication(entered);
    expect(application.parse(built)).toEqual(built);
    expect(Object.keys(built)).toEqual([
      'company_details',
      'trade_references',
      'documentation',
      'declaration',
    ]);
    expect(built.documentation).toEqual([
      { directors: '' },
      { company_registration: '' },
      { bank_letter: 'data:application/pdf;base64,AAAA' },
      { address: '' },
    ]);
    expect(built.declaration).toEqual(entered.declaration);
  });

  it('[REG-16] [REG-68] holds a copy of the physical address where post goes there', () => {
    const sent = (is_physical_address: boolean) => {
      const company = { ...entered.company, is_physical_address };
      return buildApplication({ ...entered, company }).company_details;
    };
    expect(sent(true)).toMatchObject([{ postal_address: '12 Kloof Street' }]);
    expect(sent(false)).toMatchObject([{ postal_address: 'written before the box was ticked' }]);
  });

  it('decision 7: holds the three answers and the fifth document on the path by proof', () => {
    const introduction = { ...entered.introduction, trade_references: 'no' } as const;
    const built = buildApplication({ ...entered, introduction });
    expect(built.introduction).toEqual(introduction);
    expect(built.documentation[4]).toEqual({ qualification: '' });
    expect(application.safeParse(built).success).toBe(true);
  });
});
