import { zodResolver } from '@hookform/resolvers/zod';
import { declaration, type Introduction, introduction } from '@selvedge/contract/registration';
import { companyDetails } from '@selvedge/contract/registration-company';
import {
  optionalTradeReferences,
  tradeReferences,
} from '@selvedge/contract/registration-references';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  blankCompany,
  blankDeclaration,
  blankIntroduction,
  blankReferences,
} from './blank-forms.ts';

const maybeReferences = z.object({ trade_references: optionalTradeReferences });

/** All three are required, but on the path that qualifies by proof (decision 7). */
const completeReferences = maybeReferences.superRefine((values, context) => {
  const { error } = z.object({ trade_references: tradeReferences }).safeParse(values);
  for (const { message, path } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path });
});

export type CompanyValues = z.input<typeof companyDetails>;
export type ReferencesValues = z.input<typeof completeReferences>;
export type DeclarationValues = z.input<typeof declaration>;

/** The form of one step: what is typed into it, and what its schema makes of that. */
export type StepForm<Values extends object, Output = Values> = UseFormReturn<
  Values,
  unknown,
  Output
>;

/**
 * What the applicant has entered so far, a form a step. The wizard holds them all, so that a step which is left and
 * entered again is as it was; the service keeps a copy that only the applicant can read.
 */
export interface WizardForms {
  readonly introduction: StepForm<Introduction>;
  readonly company: StepForm<CompanyValues, z.output<typeof companyDetails>>;
  readonly references: StepForm<ReferencesValues, z.output<typeof maybeReferences>>;
  readonly declaration: StepForm<DeclarationValues, z.output<typeof declaration>>;
  /** Whether the applicant qualifies by proof and not by references, which are optional then (decision 7). */
  readonly byProof: boolean;
}

const completeResolver = zodResolver(completeReferences);
const maybeResolver = zodResolver(maybeReferences);

/** A summary of errors takes the focus, and not the first field. */
const SETTINGS = { shouldFocusError: false, reValidateMode: 'onChange' } as const;

export function useWizardForms(): WizardForms {
  const introductionForm = useForm<Introduction, unknown, Introduction>({
    ...SETTINGS,
    resolver: zodResolver(introduction),
    defaultValues: blankIntroduction,
  });
  const answers = useWatch({ control: introductionForm.control });
  const byProof = answers.trade_references === 'no';
  return {
    introduction: introductionForm,
    company: useForm<CompanyValues, unknown, z.output<typeof companyDetails>>({
      ...SETTINGS,
      resolver: zodResolver(companyDetails),
      defaultValues: blankCompany,
    }),
    references: useForm<ReferencesValues, unknown, z.output<typeof maybeReferences>>({
      ...SETTINGS,
      resolver: byProof ? maybeResolver : completeResolver,
      defaultValues: blankReferences,
    }),
    declaration: useForm<DeclarationValues, unknown, z.output<typeof declaration>>({
      ...SETTINGS,
      resolver: zodResolver(declaration),
      defaultValues: blankDeclaration,
    }),
    byProof,
  };
}
