import type { Introduction } from '@selvedge/contract/registration';
import {
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import {
  blankCompany,
  blankDeclaration,
  blankIntroduction,
  blankReferences,
} from './blank-forms.ts';
import type {
  CompanyOutput,
  CompanyValues,
  DeclarationOutput,
  DeclarationValues,
  ReferencesOutput,
  ReferencesValues,
} from './wizard-rules.ts';

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
  readonly company: StepForm<CompanyValues, CompanyOutput>;
  readonly references: StepForm<ReferencesValues, ReferencesOutput>;
  readonly declaration: StepForm<DeclarationValues, DeclarationOutput>;
  /** Whether the applicant qualifies by proof and not by references, which are optional then (decision 7). */
  readonly byProof: boolean;
}

type Rules = typeof import('./wizard-rules.ts')['wizardRules'];

/** Holds a form to rules that are fetched when they are asked for; they come with the step, before anyone can ask. */
const ruledBy =
  <Values extends FieldValues, Output>(
    pick: (rules: Rules) => Resolver<Values, unknown, Output>,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const { wizardRules } = await import('./wizard-rules.ts');
    return pick(wizardRules)(values, context, options);
  };

const companyRules = ruledBy((rules) => rules.company);
const completeReferencesRules = ruledBy((rules) => rules.completeReferences);
const maybeReferencesRules = ruledBy((rules) => rules.maybeReferences);
const declarationRules = ruledBy((rules) => rules.declaration);

/** A summary of errors takes the focus, and not the first field. */
const SETTINGS = { shouldFocusError: false, reValidateMode: 'onChange' } as const;

export function useWizardForms(): WizardForms {
  // Its questions have no wrong answers, only ones that do not qualify.
  const introductionForm = useForm<Introduction, unknown, Introduction>({
    ...SETTINGS,
    defaultValues: blankIntroduction,
  });
  const answers = useWatch({ control: introductionForm.control });
  const byProof = answers.trade_references === 'no';
  return {
    introduction: introductionForm,
    company: useForm<CompanyValues, unknown, CompanyOutput>({
      ...SETTINGS,
      resolver: companyRules,
      defaultValues: blankCompany,
    }),
    references: useForm<ReferencesValues, unknown, ReferencesOutput>({
      ...SETTINGS,
      resolver: byProof ? maybeReferencesRules : completeReferencesRules,
      defaultValues: blankReferences,
    }),
    declaration: useForm<DeclarationValues, unknown, DeclarationOutput>({
      ...SETTINGS,
      resolver: declarationRules,
      defaultValues: blankDeclaration,
    }),
    byProof,
  };
}
