import type { TextPage } from '@selvedge/contract/house-content';
import type { Introduction } from '@selvedge/contract/registration';
import type { Documents } from './documents/use-documents.ts';
import type { WizardForms } from './wizard-forms.ts';

/** All that the applicant has given so far. */
export interface WizardData {
  readonly introduction: Introduction;
  readonly forms: WizardForms;
  readonly documents: Documents;
  /** Whether the applicant qualifies by proof and not by references, which are optional then (decision 7). */
  readonly byProof: boolean;
}

/** What a step's page is given. Each step is a module of its own; wizard-steps.ts lists their titles and order. */
export interface StepProps extends WizardData {
  /** Called with a step that is complete: leads to the next one, and from the last sends the application. */
  readonly onContinue: () => void;
  readonly onBack: () => void;
  /** Whether the application is on its way. */
  readonly sending: boolean;
  /** What the steps are called, in their order. */
  readonly titles: readonly string[];
  /** Leads to a step whose answers are to be changed. */
  readonly onChange: (step: number) => void;
  /** The house's terms and its returns policy. */
  readonly terms: readonly TextPage[];
  /** What the last try to send failed with. */
  readonly failure: string | undefined;
  /** Whether this step was opened because the service found something wrong in it. */
  readonly isSentBack: boolean;
}

/** One line of what was entered, as the applicant checks it; without a value it is missing and may be. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
}

/** What was entered in a step, as it is checked before it is sent. Each step's module has one beside its page. */
export type Summary = (data: WizardData) => readonly SummaryRow[];
