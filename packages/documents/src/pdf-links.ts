import { PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';

/** With which links to web pages, to addresses and to telephones begin; without any a link leads within its own site. */
const KNOWN_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms', 'ftp', 'ftps'];
/** Empty where a link begins with its colon: PDFium puts the document's base before it. */
const SCHEME = /^([a-z][a-z\d+.-]*|):/iu;
const FROM_ROOT = /^[\\/]/u;
/** Of a path to another machine. */
const FROM_NETWORK = /^[\\/]{2}/u;
/** A letter to which some mail programs add a file of the reader's. */
const TAKES_FILES = /^mailto:.*[?&]attach/iu;
/** Controls, blanks, and what has no width: readers pass over them before they look. */
const PASSED_OVER = /[\p{C}\p{Z}]/gu;

/**
 * All that readers take the text of a link for: bytes, UTF-8, or text of a PDF, in whose encoding some controls are accents.
 * PDFium takes a name too.
 */
function readings(link: PDFObject): string[] {
  if (link instanceof PDFName) return [link.decodeText()];
  if (!(link instanceof PDFString || link instanceof PDFHexString)) return [];
  const bytes = Buffer.from(link.asBytes());
  return [bytes.toString('latin1'), bytes.toString('utf8'), link.decodeText()].map((text) =>
    text.replaceAll(PASSED_OVER, ''),
  );
}

/**
 * Whether a link, once somebody follows it, opens what lies on their own machine or runs what it says.
 *
 * @param link the object that says where it leads; of a second reference each reader finds the text or not
 */
export const leadsIntoMachine = (link: PDFObject): boolean =>
  link instanceof PDFRef ||
  readings(link).some((text) => {
    const [, scheme] = SCHEME.exec(text) ?? [];
    if (scheme === undefined) return FROM_NETWORK.test(text);
    return TAKES_FILES.test(text) || !KNOWN_SCHEMES.includes(scheme.toLowerCase());
  });

/** Whether the base of a document's links makes such a link of a harmless one, or is one. */
export const baseLeadsIntoMachine = (base: PDFObject): boolean =>
  leadsIntoMachine(base) || readings(base).some((text) => FROM_ROOT.test(text));
