import type { DocumentKey } from '@selvedge/contract/upload';

export interface DocumentArea {
  readonly key: DocumentKey;
  readonly title: string;
  readonly hint: string;
}

/** The id of the button that chooses a document, to which a summary of errors leads. */
export const documentId = (key: DocumentKey): string => `document-${key}`;

const AREAS: readonly DocumentArea[] = [
  {
    key: 'directors',
    title: 'Directors/Owners ID Documents',
    hint: 'Include all directors; several files become one PDF',
  },
  {
    key: 'company_registration',
    title: 'Company CC Registration Documents',
    hint: 'The registration certificate of the company',
  },
  {
    key: 'bank_letter',
    title: 'Bank Letter',
    hint: 'Letter confirming the company bank account',
  },
  {
    key: 'address',
    title: 'Proof of Address',
    hint: 'Document confirming the company address',
  },
];

const PROOF: DocumentArea = {
  key: 'qualification',
  title: 'Proof of Qualification',
  hint: 'Your interior design qualification',
};

/** The upload areas in their order; the fifth stands on the path that qualifies by proof. Source: REG-43, decision 7. */
export const documentAreas = (byProof: boolean): readonly DocumentArea[] =>
  byProof ? [...AREAS, PROOF] : AREAS;
