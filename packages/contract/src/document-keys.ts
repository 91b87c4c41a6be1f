/** The key of each document, in the order of the upload areas. Source: REG-43, REG-71, decision 7. */
export const DOCUMENT_KEYS = [
  'directors',
  'company_registration',
  'bank_letter',
  'address',
  'qualification',
] as const;

export type DocumentKey = (typeof DOCUMENT_KEYS)[number];
