import { UPLOAD_TYPE_MESSAGE, type UploadType } from '@selvedge/contract/upload';
import { fileTypeFromBuffer } from 'file-type';
import { type DocumentVerdict, refuse } from './document-verdict.ts';
import { hasForeignContent } from './foreign-content.ts';
import { judgePdfWithin } from './judge-pdf-within.ts';
import { safePicture } from './safe-picture.ts';

/**
 * Judges an uploaded document by its content: it must be what it is said to be and nothing else besides. Pictures come
 * back made anew, PDFs as they are once nothing in them can act. Decodes what a stranger has made: `judgeDocument` has it
 * done in a process apart.
 *
 * @param saidType the type under which it was sent
 */
export async function judgeHere(bytes: Buffer, saidType: UploadType): Promise<DocumentVerdict> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== saidType || hasForeignContent(bytes)) return refuse(UPLOAD_TYPE_MESSAGE);
  if (saidType !== 'application/pdf') return safePicture(bytes, saidType);
  const reason = await judgePdfWithin(bytes);
  return reason === undefined ? { accepted: true, bytes } : refuse(reason);
}
