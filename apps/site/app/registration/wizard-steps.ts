import { type ComponentType, lazy } from 'react';
import type { StepProps } from './wizard-step.ts';

/** That a step could not be fetched. What was entered is safe: the draft has it. */
export class StepAway extends Error {
  override readonly name = 'StepAway';
}

/** What is said while a step cannot be fetched. */
export const STEP_AWAY =
  'What you entered is safe, but this step cannot be fetched just now. Please try again in a moment.';

/** @param load fetches the step; rejects with {@link StepAway} where it cannot be had now */
function step(title: string, load: () => Promise<ComponentType<StepProps>>) {
  const fetched = async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new StepAway(STEP_AWAY, { cause });
    }
  };
  return { title, fetched, Page: lazy(fetched) };
}

/** The Introduction, which comes with the page, and the steps behind it in their order. Source: REG-01. */
export const INTRODUCTION = 'Introduction';
export const LATER_STEPS = [
  step(
    'Company Details',
    async () => (await import('./steps/company-details-step.tsx')).CompanyDetails,
  ),
  step(
    'Trade References',
    async () => (await import('./steps/trade-references-step.tsx')).TradeReferences,
  ),
  step(
    'Document Upload',
    async () => (await import('./steps/document-upload-step.tsx')).DocumentUpload,
  ),
  step('Declaration', async () => (await import('./steps/declaration-step.tsx')).Declaration),
] as const;

export const STEP_TITLES: readonly string[] = [
  INTRODUCTION,
  ...LATER_STEPS.map(({ title }) => title),
];

/** Fetches a step ahead of its time, by its place in the wizard; where it cannot be had, it is asked for when it shows. */
export const fetchAhead = (place: number): void =>
  void LATER_STEPS[place - 1]?.fetched().catch(() => undefined);
