import { companyDetailsStep } from './steps/company-details-step.tsx';
import { declarationStep } from './steps/declaration-step.tsx';
import { documentUploadStep } from './steps/document-upload-step.tsx';
import { introductionStep } from './steps/introduction-step.tsx';
import { tradeReferencesStep } from './steps/trade-references-step.tsx';
import type { WizardStep } from './wizard-step.ts';

/** The steps in their order. Source: REG-01. */
export const WIZARD: readonly [WizardStep, ...WizardStep[]] = [
  introductionStep,
  companyDetailsStep,
  tradeReferencesStep,
  documentUploadStep,
  declarationStep,
];
