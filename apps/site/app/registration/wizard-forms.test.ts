import { expect, test, vi } from 'vitest';
import { blankCompany, blankContact, blankPartner, blankReferences } from './blank-forms.ts';
import { restoreForms, type WizardForms } from './wizard-forms.ts';

/** What the forms hold once a draft is put back into them. */
function restored(kept: Parameters<typeof restoreForms>[1]) {
  const form = () => ({ reset: vi.fn() });
  const forms = { company: form(), references: form(), declaration: form() };
  restoreForms(forms as unknown as WizardForms, kept);
  const [company, references, declaration] = Object.values(forms).map(
    ({ reset }) => reset.mock.lastCall?.[0],
  );
  return { company, references, declaration };
}

test('what was entered is put back as it was', () => {
  const company = {
    ...blankCompany,
    company_name: 'Nkosi Interiors',
    industry: ['Decorator'],
    is_physical_address: false,
    partners: [{ ...blankPartner, partnerName: 'Thandi Nkosi' }],
    contacts: [blankContact, { ...blankContact, salesEmail: 'thandi@example.co.za' }],
    offering: 'homeware_only',
  };
  const [first, ...others] = blankReferences.trade_references;
  const references = {
    trade_references: [{ ...first, company_name_1: 'Loom', pia_1: true }, ...others],
  };
  const declaration = {
    name: 'Thandi',
    title: '',
    email: '',
    terms_accepted: true,
    marketing: 'yes',
  };
  const kept = { company, references, declaration };
  expect(restored(kept)).toEqual(kept);
  // By its text, with its fields in their order, an application is known in every window.
  expect(JSON.stringify(restored(kept).company)).toBe(JSON.stringify(company));
});

test('what has another shape is let go: whoever mails a link to a draft may have written it by hand', () => {
  const { company, references, declaration } = restored({
    company: {
      company_name: { a: 1 },
      industry: ['Decorator', null],
      partners: [null, 5, { partnerName: [] }],
      contacts: 'none',
      offering: 7,
      more: 'x',
    },
    references: { trade_references: [null, 'x'] },
    declaration: { name: { x: 1 }, terms_accepted: 'yes', email: 'thandi@example.co.za' },
  });
  expect(company).toEqual({ ...blankCompany, industry: ['Decorator'], partners: [blankPartner] });
  expect(references).toEqual(blankReferences);
  expect(declaration).toMatchObject({
    name: '',
    terms_accepted: false,
    email: 'thandi@example.co.za',
  });
  expect(restored({ company: null, references: [], declaration: 'x' }).company).toEqual(
    blankCompany,
  );
});
