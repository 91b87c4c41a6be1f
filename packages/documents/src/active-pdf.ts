import { DOCUMENT_WORDS } from './document-words.ts';

/** Why a PDF is refused, by the key of a dictionary whose presence is enough. Source: ISO 32000-2, 12.6 and 7.11.4. */
const BY_KEY: Readonly<Record<string, string>> = {
  JS: DOCUMENT_WORDS.pdfScript,
  JavaScript: DOCUMENT_WORDS.pdfScript,
  EmbeddedFiles: DOCUMENT_WORDS.pdfFiles,
  EF: DOCUMENT_WORDS.pdfFiles,
  XFA: DOCUMENT_WORDS.pdfForm,
  RichMediaContent: DOCUMENT_WORDS.pdfMedia,
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
  FileAttachment: DOCUMENT_WORDS.pdfFiles,
  RichMedia: DOCUMENT_WORDS.pdfMedia,
  '3D': DOCUMENT_WORDS.pdfMedia,
};

/** Keys whose values are names of a kind. Elsewhere a name is a label that means nothing, such as a font's. */
const KIND_KEYS: readonly string[] = ['S', 'Type', 'Subtype'];

/** Why a dictionary with this key and, where its value is a name, this value is refused; undefined where it is not. */
export function activeReason(key: string, name: string | undefined): string | undefined {
  if (Object.hasOwn(BY_KEY, key)) return BY_KEY[key];
  const isKind = name !== undefined && KIND_KEYS.includes(key) && Object.hasOwn(BY_NAME, name);
  return isKind ? BY_NAME[name] : undefined;
}

/** With which links to web pages, to addresses and to telephones begin; without any a link leads within its own site. */
const KNOWN_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms', 'ftp', 'ftps'];
const SCHEME = /^([a-z][a-z\d+.-]*):/iu;

/** Whether a link, once somebody follows it, opens what lies on their own machine or runs what it says. */
export function leadsIntoMachine(link: string): boolean {
  // Readers pass over controls and blanks before they look.
  const [, scheme] = SCHEME.exec(link.replaceAll(/[\p{Cc}\p{Z}]/gu, '')) ?? [];
  if (scheme === undefined) return /^[\\/]{2}/u.test(link.trim());
  return !KNOWN_SCHEMES.includes(scheme.toLowerCase());
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
export const saysEncrypted = (bytes: Buffer): boolean => ENCRYPTED.test(unescaped(bytes));

/**
 * Why a PDF is refused for a name that stands in plain sight anywhere in it, inside what claims to be pixels too: an
 * index may send a reader there, however the file is laid out.
 */
export function plainReason(bytes: Buffer): string | undefined {
  const text = unescaped(bytes);
  if (PLAIN_XFA.test(text)) return DOCUMENT_WORDS.pdfForm;
  const [, name = ''] = PLAIN.exec(text) ?? [];
  return BY_NAME[name] ?? BY_KEY[name];
}
