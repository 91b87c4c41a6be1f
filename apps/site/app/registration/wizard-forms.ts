import { zodResolver } from '@hookform/resolvers/zod';
import { declaration } from '@selvedge/contract/registration';
import { companyDetails } from '@selvedge/contract/registration-company';
import type { DraftEntered } from '@selvedge/contract/registration-draft';
import {
  optionalTradeReferences,
  tradeReferences,
} from '@selvedge/contract/registration-references';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  blankCompany,
  blankContact,
  blankDeclaration,
  blankPartner,
  blankReferences,
} from './blank-forms.ts';

/** The form of one step: what is typed into it, and what its schema makes of that. */
export type StepForm<Values extends object, Output = Values> = UseFormReturn<
  Values,
  unknown,
  Output
>;

/**
 * What the applicant has entered behind the Introduction, a form a step. They are held together, so that a step which is
 * left and entered again is as it was; the service keeps a copy that only the applicant can read.
 */
export interface WizardForms {
  readonly company: StepForm<CompanyValues, CompanyOutput>;
  readonly references: StepForm<ReferencesValues, ReferencesOutput>;
  readonly declaration: StepForm<DeclarationValues, DeclarationOutput>;
}

/**
 * A summary of errors takes the focus, and not the first field. Fields judge themselves once one has tried to go on: the
 * form would judge a whole list whenever an entry is added to it, before anything is written there.
 */
const SETTINGS = { shouldFocusError: false, reValidateMode: 'onSubmit' } as const;

/** @param byProof whether the applicant qualifies by proof and not by references, which are optional then (decision 7) */
export function useWizardForms(byProof: boolean): WizardForms {
  return {
    company: useForm<CompanyValues, unknown, CompanyOutput>({
      ...SETTINGS,
      resolver: wizardRules.company,
      defaultValues: blankCompany,
    }),
    references: useForm<ReferencesValues, unknown, ReferencesOutput>({
      ...SETTINGS,
      resolver: byProof ? wizardRules.maybeReferences : wizardRules.completeReferences,
      defaultValues: blankReferences,
    }),
    declaration: useForm<DeclarationValues, unknown, DeclarationOutput>({
      ...SETTINGS,
      resolver: wizardRules.declaration,
      defaultValues: blankDeclaration,
    }),
  };
}

const maybeReferences = z.object({ trade_references: optionalTradeReferences });

/** All three are required, but on the path that qualifies by proof (decision 7). */
const completeReferences = maybeReferences.superRefine((values, context) => {
  const { error } = z.object({ trade_references: tradeReferences }).safeParse(values);
  for (const { message, path } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path });
});

/** The contract's rules, as the wizard's forms are held to them. */
const wizardRules = {
  company: zodResolver(companyDetails),
  completeReferences: zodResolver(completeReferences),
  maybeReferences: zodResolver(maybeReferences),
  declaration: zodResolver(declaration),
};

export type CompanyValues = z.input<typeof companyDetails>;
type CompanyOutput = z.output<typeof companyDetails>;
export type ReferencesValues = z.input<typeof completeReferences>;
type ReferencesOutput = z.output<typeof maybeReferences>;
export type DeclarationValues = z.input<typeof declaration>;
type DeclarationOutput = z.output<typeof declaration>;

/** What an entry is like in the lists of a form that grow. */
const ENTRIES: Readonly<Record<string, string | object>> = {
  industry: '',
  partners: blankPartner,
  contacts: blankContact,
};

/** Of a list as many entries as the applicant wrote, or as there are in a list that does not grow. */
function overList(name: string, blank: readonly unknown[], kept: readonly unknown[]): unknown[] {
  const entry = ENTRIES[name];
  if (entry === undefined) return blank.map((one, at) => over(Object(one), kept[at]));
  if (typeof entry === 'string') return kept.filter((one) => typeof one === 'string');
  return kept.filter((one) => typeof one === 'object' && one).map((one) => over(entry, one));
}

/**
 * What was kept of a form, over what it holds when nothing was. Fields of an earlier release are let go, and so is what has
 * another shape than theirs: whoever mails a link to a draft may have written it by hand.
 */
function over<T extends object>(blank: T, kept: unknown): T {
  const given = new Map(Object.entries(Object(kept)));
  const fields = Object.entries(blank).map(([name, empty]) => {
    const found = given.get(name);
    if (Array.isArray(empty))
      return [name, Array.isArray(found) ? overList(name, empty, found) : empty];
    return [name, typeof found === typeof empty ? found : empty];
  });
  return Object.fromEntries(fields);
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
  const answers = over({ offering: '', sales_representative: '' }, kept.company);
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  // In the order in which they are entered: the same application is known by its text, whichever window sends it.
  const company = { ...over(blankCompany, kept.company), ...Object.fromEntries(given) };
  const declaration = over(blankDeclaration, kept.declaration);
  // The two questions without an answer stay without one where they were left so.
  forms.company.reset(company, { keepDefaultValues: true });
  fill(forms.references, over(blankReferences, kept.references));
  // What is still as it was prefilled does not count as written, and goes on following the company's details (REG-55).
  const { owner_name, company_name } = company;
  forms.declaration.reset({
    ...blankDeclaration,
    name: declaration.name === owner_name ? owner_name : '',
    title: declaration.title === company_name ? company_name : '',
  });
  fill(forms.declaration, declaration);
}
