import type { DraftEntered } from '@selvedge/contract/registration-draft';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { blankCompany, blankDeclaration, blankReferences } from '../blank-forms.ts';
import type { WizardForms } from '../wizard-forms.ts';

/** What was kept of a form, over what it holds when nothing was; fields of an earlier release are let go. */
function over<T extends object>(blank: T, kept: unknown, more: readonly string[] = []): T {
  const known = [...Object.keys(blank), ...more];
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return { ...blank, ...Object.fromEntries(entries.filter(([name]) => known.includes(name))) };
}

/** Fills a form; what differs from the blank one counts as written by the applicant. */
function fill<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  values: Values,
) {
  form.reset(values, { keepDefaultValues: true });
}

/** Fills the forms behind the Introduction with what was kept. */
export function restoreForms(forms: WizardForms, kept: DraftEntered['forms']): void {
  const company = over({ ...blankCompany }, kept.company, ['offering', 'sales_representative']);
  const declaration = over({ ...blankDeclaration }, kept.declaration);
  // The two questions without an answer stay without one where they were left so.
  forms.company.reset(company, { keepDefaultValues: true });
  fill(forms.references, over({ ...blankReferences }, kept.references));
  // What is still as it was prefilled does not count as written, and goes on following the company's details (REG-55).
  const { owner_name, company_name } = company;
  forms.declaration.reset({
    ...blankDeclaration,
    name: declaration.name === owner_name ? owner_name : '',
    title: declaration.title === company_name ? company_name : '',
  });
  fill(forms.declaration, declaration);
}
