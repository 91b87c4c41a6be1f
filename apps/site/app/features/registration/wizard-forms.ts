import { type UseFormReturn, useForm } from 'react-hook-form';
import { blankCompany, blankDeclaration, blankReferences } from './blank-forms.ts';
import {
  type CompanyOutput,
  type CompanyValues,
  type DeclarationOutput,
  type DeclarationValues,
  type ReferencesOutput,
  type ReferencesValues,
  wizardRules,
} from './wizard-rules.ts';

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
