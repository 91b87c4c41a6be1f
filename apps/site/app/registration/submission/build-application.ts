import type { DocumentKey } from '@selvedge/contract/document-keys';
import type { application } from '@selvedge/contract/registration';
import type { StoredDocuments } from '@selvedge/contract/registration-draft';
import type { z } from 'zod';
import type { Documents } from '../documents/use-documents.ts';
import type { CompanyValues, DeclarationValues, ReferencesValues } from '../wizard-forms.ts';

export type ApplicationBody = z.input<typeof application>;

/** What was entered, step by step. */
export interface Entered {
  readonly introduction: NonNullable<ApplicationBody['introduction']>;
  readonly company: CompanyValues;
  readonly references: ReferencesValues;
  readonly declaration: DeclarationValues;
  readonly slots: Documents['slots'];
}

/**
 * The application as it is sent. The Introduction's answers and the fifth document go with it only on the path that
 * qualifies by proof; on the other it is as the documents print it. Source: REG-68 to REG-72, decisions 7, 12.
 *
 * @param kept documents that the draft holds, whose places stay empty
 */
export function buildApplication(entered: Entered, kept: StoredDocuments = {}): ApplicationBody {
  const { introduction, company, references, declaration, slots } = entered;
  const byProof = introduction.trade_references === 'no';
  const file = (key: DocumentKey): string =>
    kept[key] === undefined ? (slots[key]?.file?.dataString ?? '') : '';
  const isSame = company.is_physical_address ?? true;
  const postal = isSame ? company.physical_address : company.postal_address;
  const documents = [
    { directors: file('directors') },
    { company_registration: file('company_registration') },
    { bank_letter: file('bank_letter') },
    { address: file('address') },
  ] as const;
  return {
    ...(byProof && { introduction }),
    company_details: [{ ...company, postal_address: postal }],
    trade_references: references.trade_references,
    documentation: byProof
      ? [...documents, { qualification: file('qualification') }]
      : [...documents],
    declaration,
  };
}
