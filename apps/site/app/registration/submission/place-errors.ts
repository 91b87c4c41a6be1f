import type { ServiceFieldError } from '@selvedge/contract/services';
import { DOCUMENT_KEYS, type DocumentKey } from '@selvedge/contract/upload';
import type { WizardForms } from '../wizard-forms.ts';

/** Where something that the service found stands in the wizard. */
export type PlacedError = { readonly message: string } & (
  | {
      readonly step: number;
      readonly form: 'introduction' | keyof WizardForms;
      readonly name: string;
    }
  | { readonly step: number; readonly document: DocumentKey }
);

/** What stands where, by the beginning of a field's path in the body. */
const PLACES = [
  { path: 'data.introduction.', step: 0, form: 'introduction', keep: '' },
  { path: 'data.company_details.0.', step: 1, form: 'company', keep: '' },
  { path: 'data.trade_references.', step: 2, form: 'references', keep: 'trade_references.' },
  { path: 'data.declaration.', step: 4, form: 'declaration', keep: '' },
] as const;

/** Where the documents are given, in the wizard. */
export const DOCUMENTS_STEP = 3;
const isDocument = (key: string): key is DocumentKey => DOCUMENT_KEYS.some((one) => one === key);

/** Finds for each error of the service the step and field that it is about; what has no place is left out. */
export function placeErrors(errors: readonly ServiceFieldError[]): PlacedError[] {
  const placed = errors.flatMap(({ field, message }): PlacedError[] => {
    const document = /^data\.documentation\.\d+\.(\w+)$/u.exec(field)?.[1] ?? '';
    if (isDocument(document)) return [{ step: DOCUMENTS_STEP, document, message }];
    const place = PLACES.find(({ path }) => field.startsWith(path));
    if (!place) return [];
    const { step, form, keep, path } = place;
    return [{ step, form, name: keep + field.slice(path.length), message }];
  });
  return placed.sort((a, b) => a.step - b.step);
}
