import { PDFName } from '@cantoo/pdf-lib';
import { activeReason, plainReason } from './active-pdf.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import { dictionaries, pdfObjects } from './pdf-objects.ts';

const END_MARK = '%%EOF';
/** Writers may put a little behind the end, such as blanks to fill a block. */
const END_WITHIN_BYTES = 2048;

/** Blanks and printable characters but for `<`, with which markup begins. */
const isPlain = (byte: number): boolean =>
  byte === 0 || (byte >= 9 && byte <= 13) || (byte >= 0x20 && byte <= 0x7e && byte !== 0x3c);

/**
 * Whether a PDF holds nothing at all, a header with blanks or plain words behind it: no reader shows or runs anything of
 * it. It harms nobody, and the desk sees that the document is missing.
 */
export const isEmptyPdf = (bytes: Buffer): boolean =>
  bytes.every(isPlain) && !/\bobj\b/u.test(bytes.toString('latin1'));

const endsWhole = (bytes: Buffer): boolean => {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(Math.max(0, end - END_WITHIN_BYTES), end).includes(END_MARK);
};

/**
 * Why a PDF is refused; undefined for one that only shows pages. The whole tree of objects is walked, object streams and
 * replaced objects included: scripts, actions that start something, embedded files, rich media and XFA forms are
 * refused, and so is what is encrypted or cannot be read to its end. Takes time and memory as the file pleases, so it
 * runs on a thread with limits (`judgePdfWithin`).
 */
export async function judgePdf(bytes: Buffer): Promise<string | undefined> {
  if (isEmptyPdf(bytes)) return undefined;
  const plain = plainReason(bytes);
  if (plain !== undefined) return plain;
  const found = await pdfObjects(bytes).catch(() => undefined);
  if (found === undefined) return DOCUMENT_WORDS.pdfDamaged;
  if (found.isEncrypted) return DOCUMENT_WORDS.pdfEncrypted;
  for (const object of found.objects)
    for (const dictionary of dictionaries(object))
      for (const [key, value] of dictionary.entries()) {
        const name = value instanceof PDFName ? value.decodeText() : undefined;
        const reason = activeReason(key.decodeText(), name);
        if (reason !== undefined) return reason;
      }
  const isWhole = endsWhole(bytes) && found.objects.length > 0 && found.unreadable === 0;
  return isWhole ? undefined : DOCUMENT_WORDS.pdfDamaged;
}
