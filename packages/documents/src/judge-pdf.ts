import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { activeReason, leadsIntoMachine, plainReason, saysEncrypted } from './active-pdf.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import { dictionaries, type PdfObjects, pdfObjects } from './pdf-objects.ts';

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

/** Why an object is refused; a name that stands by itself may be what a reference calls the kind of an action. */
function reasonOf(object: PDFObject): string | undefined {
  if (object instanceof PDFName) return activeReason('S', object.decodeText());
  for (const dictionary of dictionaries(object))
    for (const [key, value] of dictionary.entries()) {
      const name = value instanceof PDFName ? value.decodeText() : undefined;
      const reason = activeReason(key.decodeText(), name);
      if (reason !== undefined) return reason;
    }
  return undefined;
}

const NAMES = {
  additionalActions: PDFName.of('AA'),
  atOpening: PDFName.of('OpenAction'),
  base: PDFName.of('Base'),
  file: PDFName.of('F'),
  form: PDFName.of('Form'),
  goTo: PDFName.of('GoTo'),
  kind: PDFName.of('S'),
  link: PDFName.of('URI'),
  next: PDFName.of('Next'),
  pageOfAnother: PDFName.of('Ref'),
  subtype: PDFName.of('Subtype'),
  thread: PDFName.of('Thread'),
} as const;

const isText = (object: PDFObject): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;
const isDictionary = (object: PDFObject): boolean => object instanceof PDFDict;

/**
 * Why an object is refused for what it does by itself, or fetches: at opening a PDF may turn to one of its own pages, and
 * that is all. Whoever opens a file of another machine tells that who they are.
 */
function unaskedReason(object: PDFObject, meanings: PdfObjects['meanings']): string | undefined {
  if (object instanceof PDFStream && object.dict.has(NAMES.file)) return DOCUMENT_WORDS.pdfFiles;
  const turnsPage = (value: PDFObject): boolean => {
    if (value instanceof PDFDict)
      return value.get(NAMES.kind) === NAMES.goTo && !value.has(NAMES.next);
    if (value instanceof PDFArray) return value.asArray().every((part) => !isDictionary(part));
    return !(value instanceof PDFRef); // what stands behind a second reference, each reader finds or not
  };
  /** A name may be an object of its own, to which its dictionary refers. */
  const says = (dictionary: PDFDict, key: PDFName, name: PDFName): boolean =>
    meanings(dictionary.get(key)).includes(name);
  for (const dictionary of dictionaries(object)) {
    const isOfAnother =
      says(dictionary, NAMES.subtype, NAMES.form) && dictionary.has(NAMES.pageOfAnother);
    if (isOfAnother) return DOCUMENT_WORDS.pdfFiles;
    const links = [NAMES.link, NAMES.base].flatMap((key) => meanings(dictionary.get(key)));
    if (links.some((link) => isText(link) && leadsIntoMachine(link.decodeText())))
      return DOCUMENT_WORDS.pdfLink;
    const isElsewhere = says(dictionary, NAMES.kind, NAMES.thread) && dictionary.has(NAMES.file);
    const isUnasked = !meanings(dictionary.get(NAMES.atOpening)).every(turnsPage);
    if (isElsewhere || isUnasked || dictionary.has(NAMES.additionalActions))
      return DOCUMENT_WORDS.pdfLaunch;
  }
  return undefined;
}

/**
 * Why a PDF is refused; undefined for one that only shows pages. The whole tree of objects is walked, object streams and
 * replaced objects included: scripts, actions that start something or that nobody has asked for, other files, rich media and
 * XFA forms are refused, and so is what is encrypted, cannot be read to its end, or could be read in another way. Takes
 * time and memory as the file pleases, so it runs on a thread with limits (`judgePdfWithin`).
 */
export async function judgePdf(bytes: Buffer): Promise<string | undefined> {
  if (isEmptyPdf(bytes)) return undefined;
  const plain = plainReason(bytes);
  if (plain !== undefined) return plain;
  const found = await pdfObjects(bytes).catch(() => undefined);
  if (found === undefined) return DOCUMENT_WORDS.pdfDamaged;
  if (found.isEncrypted || saysEncrypted(bytes)) return DOCUMENT_WORDS.pdfEncrypted;
  for (const unpacked of found.unpacked) {
    const reason = plainReason(unpacked);
    if (reason !== undefined) return reason;
  }
  for (const object of found.objects) {
    const reason = reasonOf(object);
    if (reason !== undefined) return reason;
  }
  for (const object of found.objects) {
    const reason = unaskedReason(object, found.meanings);
    if (reason !== undefined) return reason;
  }
  return endsWhole(bytes) && found.isWhole ? undefined : DOCUMENT_WORDS.pdfDamaged;
}
