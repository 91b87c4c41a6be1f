import { DOCUMENT_KEYS, type DocumentKey } from '@selvedge/contract/document-keys';

export const isDocumentKey = (value: unknown): value is DocumentKey =>
  DOCUMENT_KEYS.some((key) => key === value);

/**
 * The documents that the desk needs and does not have. The proof of a qualification is needed only on the path that
 * qualifies by it (decision 7).
 */
export function missingDocuments(given: readonly DocumentKey[], byProof: boolean): DocumentKey[] {
  const needed = DOCUMENT_KEYS.filter((key) => key !== 'qualification' || byProof);
  return needed.filter((key) => !given.includes(key));
}
