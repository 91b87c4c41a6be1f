import type { WizardStep } from './wizard-step.ts';

/** A step's place in the wizard. */
export interface StepPlace {
  readonly title: string;
  /** Fetches the step, when somebody is about to reach it. */
  readonly load: () => Promise<WizardStep>;
}

/** The steps in their order. Source: REG-01. */
export const WIZARD: readonly [StepPlace, ...StepPlace[]] = [
  {
    title: 'Introduction',
    load: async () => (await import('./steps/introduction-summary.ts')).introductionStep,
  },
  {
    title: 'Company Details',
    load: async () => (await import('./steps/company-details-step.tsx')).companyDetailsStep,
  },
  {
    title: 'Trade References',
    load: async () => (await import('./steps/trade-references-step.tsx')).tradeReferencesStep,
  },
  {
    title: 'Document Upload',
    load: async () => (await import('./steps/document-upload-step.tsx')).documentUploadStep,
  },
  {
    title: 'Declaration',
    load: async () => (await import('./steps/declaration-step.tsx')).declarationStep,
  },
];

/** What is said while a step cannot be fetched. */
export const STEP_AWAY =
  'What you entered is safe, but this step cannot be fetched just now. Please try again in a moment.';

const loaded: WizardStep[] = [];

/** Fetches the steps up to a place. Rejects where they cannot be had now. */
export async function loadSteps(upTo: number): Promise<void> {
  if (loadedSteps(upTo)) return;
  const wanted = WIZARD.slice(0, upTo + 1);
  const steps = await Promise.all(wanted.map(({ load }) => load()));
  for (const [place, step] of steps.entries()) loaded[place] = step;
}

/** The steps up to a place; undefined while one of them has to be fetched first. */
export const loadedSteps = (upTo: number): readonly WizardStep[] | undefined =>
  loaded.length > upTo ? loaded.slice(0, upTo + 1) : undefined;
