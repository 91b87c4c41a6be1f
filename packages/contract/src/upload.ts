import { UPLOAD_MAX_BYTES, UPLOAD_MIN_BYTES } from './limits.ts';

/** The key of each document, in the order of the upload areas. Source: REG-43, REG-71, decision 7. */
export const DOCUMENT_KEYS = [
  'directors',
  'company_registration',
  'bank_letter',
  'address',
  'qualification',
] as const;

export type DocumentKey = (typeof DOCUMENT_KEYS)[number];

/** What applicants may upload. Browser code may import this. Source: REG-48. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** The words beside an upload area: the limit that is enforced. Source: REG-50, decision 10. */
export const UPLOAD_LABEL = 'PNG, JPG or PDF (Max 2mb)';

/** Why a file is refused. Source: REG-51, REG-52, decision 10. */
export const UPLOAD_TYPE_MESSAGE = 'File type must be JPEG, PNG or PDF';
const UPLOAD_TOO_LARGE_MESSAGE = `File is larger than ${UPLOAD_MAX_BYTES} bytes`;
const UPLOAD_TOO_SMALL_MESSAGE = `File is smaller than ${UPLOAD_MIN_BYTES} bytes`;
export const UPLOAD_TOO_MANY_MESSAGE = 'Too many files';

/** Whether a type may be uploaded. */
export const isUploadType = (type: string): type is UploadType =>
  UPLOAD_TYPES.some((known) => known === type);

/** Every reason to refuse a file of this type and size; none for one that is accepted. Source: REG-48 to REG-52. */
export function uploadRejections(type: string, sizeBytes: number): string[] {
  const reasons: string[] = [];
  if (!isUploadType(type)) reasons.push(UPLOAD_TYPE_MESSAGE);
  if (sizeBytes > UPLOAD_MAX_BYTES) reasons.push(UPLOAD_TOO_LARGE_MESSAGE);
  if (sizeBytes < UPLOAD_MIN_BYTES) reasons.push(UPLOAD_TOO_SMALL_MESSAGE);
  return reasons;
}

/** Type and size of what an encoded data string holds. */
interface EncodedFile {
  readonly type: string;
  readonly sizeBytes: number;
}

const DATA_STRING = /^data:([a-z]+\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/]*)(={0,2})$/u;

/** Reads the head of an encoded data string without decoding it; undefined where it is none. */
export function readDataString(value: string): EncodedFile | undefined {
  const found = DATA_STRING.exec(value);
  if (!found) return undefined;
  const [, type = '', body = '', padding = ''] = found;
  const characters = body.length + padding.length;
  if (characters % 4 !== 0) return undefined;
  return { type, sizeBytes: (characters / 4) * 3 - padding.length };
}
