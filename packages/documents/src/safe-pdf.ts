import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { DOCUMENT_WORDS, type DocumentVerdict, refuse } from './document-verdict.ts';
import { baseLeadsIntoMachine, leadsIntoMachine } from './pdf-links.ts';
import { pdfMadeAnew } from './pdf-made-anew.ts';
import { type PdfObjects, pdfObjects } from './pdf-objects.ts';
import { dictionaries } from './pdf-tree.ts';

/** Why a PDF is refused, by the key of a dictionary whose presence is enough. Source: ISO 32000-2, 12.6 and 7.11.4. */
const BY_KEY: Readonly<Record<string, string>> = {
  JS: DOCUMENT_WORDS.pdfScript,
  JavaScript: DOCUMENT_WORDS.pdfScript,
  EmbeddedFiles: DOCUMENT_WORDS.pdfFiles,
  EF: DOCUMENT_WORDS.pdfFiles,
  XFA: DOCUMENT_WORDS.pdfForm,
  RichMediaContent: DOCUMENT_WORDS.pdfMedia,
  AF: DOCUMENT_WORDS.pdfFiles,
  DestOutputProfileRef: DOCUMENT_WORDS.pdfFiles, // a profile that a reader fetches
  PresSteps: DOCUMENT_WORDS.pdfLaunch, // actions at going on from a page
  SpiderInfo: DOCUMENT_WORDS.pdfFiles,
  OPI: DOCUMENT_WORDS.pdfFiles, // the picture that a print shop puts in the place of this one
};

/** Why it is refused, by a name that stands as the value of `S`, `Type`, `Subtype` or the like. */
const BY_NAME: Readonly<Record<string, string>> = {
  JavaScript: DOCUMENT_WORDS.pdfScript,
  Rendition: DOCUMENT_WORDS.pdfMedia,
  Launch: DOCUMENT_WORDS.pdfLaunch,
  ImportData: DOCUMENT_WORDS.pdfLaunch,
  SubmitForm: DOCUMENT_WORDS.pdfLaunch,
  GoToE: DOCUMENT_WORDS.pdfFiles,
  GoToR: DOCUMENT_WORDS.pdfLaunch, // whose file may lie on a machine that is told the reader's name and password
  Sound: DOCUMENT_WORDS.pdfMedia,
  Movie: DOCUMENT_WORDS.pdfMedia,
  Screen: DOCUMENT_WORDS.pdfMedia,
  EmbeddedFile: DOCUMENT_WORDS.pdfFiles,
  Filespec: DOCUMENT_WORDS.pdfFiles,
  PS: DOCUMENT_WORDS.pdfScript, // which a printer runs
  FileAttachment: DOCUMENT_WORDS.pdfFiles,
  RichMedia: DOCUMENT_WORDS.pdfMedia,
  '3D': DOCUMENT_WORDS.pdfMedia,
};

/** Keys whose values are names of a kind. Elsewhere a name is a label that means nothing, such as a font's. */
const KIND_KEYS: readonly string[] = ['S', 'Type', 'Subtype', 'Subtype2'];

/** Why a dictionary with this key and, where its value is a name, this value is refused; undefined where it is not. */
function activeReason(key: string, name: string | undefined): string | undefined {
  if (Object.hasOwn(BY_KEY, key)) return BY_KEY[key];
  const isKind = name !== undefined && KIND_KEYS.includes(key) && Object.hasOwn(BY_NAME, name);
  return isKind ? BY_NAME[name] : undefined;
}

/** The names that are searched for in the file as it came, too long to occur by chance. */
const PLAIN =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|FileAttachment)(?![A-Za-z0-9])/u;
const PLAIN_XFA = /\/XFA\s*(?:\[|\d+\s+\d+\s+R)/u;
const ESCAPED = /#([0-9a-f]{2})/giu;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/u;

const unescaped = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(ESCAPED, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Whether anything in a PDF may tell a reader that it is encrypted. What tells it stands in plain sight, yet anywhere an
 * index can begin, in what claims to be pixels too; and what is decrypted may be quite another thing than what stands there.
 */
const saysEncrypted = (bytes: Buffer): boolean => ENCRYPTED.test(unescaped(bytes));

/**
 * Why a PDF is refused for a name that stands in plain sight anywhere in it, inside what claims to be pixels too: an
 * index may send a reader there, however the file is laid out.
 */
function plainReason(bytes: Buffer): string | undefined {
  const text = unescaped(bytes);
  if (PLAIN_XFA.test(text)) return DOCUMENT_WORDS.pdfForm;
  const [, name = ''] = PLAIN.exec(text) ?? [];
  return BY_NAME[name] ?? BY_KEY[name];
}

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

const isDictionary = (object: PDFObject): boolean => object instanceof PDFDict;

/**
 * Why an object is refused for what it does by itself, or fetches: at opening a PDF may turn to one of its own pages, and
 * that is all. Whoever opens a file of another machine tells that who they are.
 */
function unaskedReason(object: PDFObject, meanings: PdfObjects['meanings']): string | undefined {
  if (object instanceof PDFStream) {
    // A field of a form that is written as a stream has its flags there.
    const files = meanings(object.dict.get(NAMES.file));
    const isElsewhere = object.dict.has(NAMES.file) && files.length === 0;
    if (isElsewhere || !files.every((file) => file instanceof PDFNumber))
      return DOCUMENT_WORDS.pdfFiles;
  }
  const turnsPage = (value: PDFObject): boolean => {
    if (value instanceof PDFDict)
      return value.get(NAMES.kind) === NAMES.goTo && !value.has(NAMES.next);
    if (value instanceof PDFArray) return value.asArray().every((part) => !isDictionary(part));
    if (value instanceof PDFStream) return false; // whose dictionary readers take for the action
    return !(value instanceof PDFRef); // what stands behind a second reference, each reader finds or not
  };
  /** A name may be an object of its own, to which its dictionary refers. */
  const says = (dictionary: PDFDict, key: PDFName, name: PDFName): boolean =>
    meanings(dictionary.get(key)).includes(name);
  for (const dictionary of dictionaries(object)) {
    const isOfAnother =
      says(dictionary, NAMES.subtype, NAMES.form) && dictionary.has(NAMES.pageOfAnother);
    if (isOfAnother) return DOCUMENT_WORDS.pdfFiles;
    const leads =
      meanings(dictionary.get(NAMES.link)).some(leadsIntoMachine) ||
      meanings(dictionary.get(NAMES.base)).some(baseLeadsIntoMachine);
    if (leads) return DOCUMENT_WORDS.pdfLink;
    const isElsewhere = says(dictionary, NAMES.kind, NAMES.thread) && dictionary.has(NAMES.file);
    const isUnasked = !meanings(dictionary.get(NAMES.atOpening)).every(turnsPage);
    if (isElsewhere || isUnasked || dictionary.has(NAMES.additionalActions))
      return DOCUMENT_WORDS.pdfLaunch;
  }
  return undefined;
}

/** Why a PDF that was read is refused; undefined for one that only shows pages. */
function refusal(bytes: Buffer, found: PdfObjects): string | undefined {
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

/**
 * Judges a PDF, and makes one that only shows pages anew of what was judged. The whole tree of objects is walked, object
 * streams and replaced objects included: scripts, actions that start something or that nobody has asked for, other files,
 * rich media and XFA forms are refused, and so is what is encrypted, cannot be read to its end, or could be read in another
 * way. Takes time and memory as the file pleases, so it runs on a thread with limits (`safePdfWithin`).
 */
export async function safePdf(bytes: Buffer): Promise<DocumentVerdict> {
  if (isEmptyPdf(bytes)) return { accepted: true, bytes };
  const plain = plainReason(bytes);
  if (plain !== undefined) return refuse(plain);
  const found = await pdfObjects(bytes).catch(() => undefined);
  if (found === undefined) return refuse(DOCUMENT_WORDS.pdfDamaged);
  const reason = refusal(bytes, found);
  if (reason !== undefined) return refuse(reason);
  const anew = await pdfMadeAnew(found.context, found.contentOf);
  return anew ? { accepted: true, bytes: anew } : refuse(DOCUMENT_WORDS.pdfDamaged);
}
