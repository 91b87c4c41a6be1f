import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';

/** Objects written without a pause: nothing else runs on the thread. */
const OBJECTS = Number.POSITIVE_INFINITY;
/** Of objects that are packed together, how many. */
const PACKED_TOGETHER = 100;
/** What is made anew may be larger than it was, as pictures may. */
const MAX_MADE_BYTES = 2 * UPLOAD_MAX_BYTES;

const ESCAPED = /\\(?:(\r\n|[\n\r])|([0-7]{1,3})|([\s\S]))/gu;
const CONTROLS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** The bytes of a string between brackets (ISO 32000-2, 7.3.4.2). */
const bytesBetweenBrackets = (written: string): Buffer =>
  Buffer.from(
    written.replaceAll(ESCAPED, (_all, lineEnd?: string, octal?: string, other = '') => {
      if (lineEnd !== undefined) return '';
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      return CONTROLS[other] ?? other;
    }),
    'latin1',
  );

/** A string in the one spelling that all readers take alike. */
const plainString = (string: PDFString | PDFHexString): PDFHexString => {
  const bytes =
    string instanceof PDFString ? bytesBetweenBrackets(string.asString()) : string.asBytes();
  return PDFHexString.of(Buffer.from(bytes).toString('hex').toUpperCase());
};

/** The bytes of a stream, as readers take them. */
export type ContentOf = (stream: PDFRawStream) => Uint8Array;

/**
 * Copies what can be reached from a PDF's catalogue and its title into an empty one, under numbers of its own; what leads
 * nowhere becomes nothing.
 */
function copied(source: PDFContext, contentOf: ContentOf): PDFContext {
  const target = PDFContext.create();
  const refs = new Map<PDFRef, PDFRef>();
  const waiting: (readonly [from: PDFObject, to: PDFRef])[] = [];

  const refTo = (ref: PDFRef): PDFObject => {
    const known = refs.get(ref);
    const object = known ?? source.lookup(ref);
    if (known || object === undefined) return known ?? PDFNull;
    const to = target.nextRef();
    refs.set(ref, to);
    waiting.push([object, to]);
    return to;
  };
  const dictionary = (from: PDFDict): PDFDict => {
    const to = PDFDict.withContext(target);
    for (const [key, value] of from.entries()) to.set(key, copy(value));
    return to;
  };
  const copy = (value: PDFObject): PDFObject => {
    if (value instanceof PDFRef) return refTo(value);
    if (value instanceof PDFRawStream)
      return PDFRawStream.of(dictionary(value.dict), contentOf(value));
    if (value instanceof PDFStream) throw new Error('A stream of a PDF is not as it was read');
    if (value instanceof PDFDict) return dictionary(value);
    if (value instanceof PDFArray) {
      const to = PDFArray.withContext(target);
      for (const part of value.asArray()) to.push(copy(part));
      return to;
    }
    const isString = value instanceof PDFString || value instanceof PDFHexString;
    return isString ? plainString(value) : value;
  };

  const { Root, Info } = source.trailerInfo;
  if (Root) target.trailerInfo.Root = copy(Root);
  if (Info instanceof PDFRef) target.trailerInfo.Info = copy(Info);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, to] = next;
    target.assign(to, copy(from));
  }
  return target;
}

/**
 * A PDF made anew of what was read: each object once and in one spelling, with an index that is right, and nothing that the
 * reading did not come upon. Two readers can take a stranger's bytes for two documents; of these they read what was judged.
 *
 * @param source its nesting is bounded, and its streams stand by themselves
 * @returns undefined where it has no catalogue, or would be larger than twice what may be sent
 */
export async function pdfMadeAnew(
  source: PDFContext,
  contentOf: ContentOf,
): Promise<Buffer | undefined> {
  if (!(source.lookup(source.trailerInfo.Root) instanceof PDFDict)) return undefined;
  const plain = await PDFWriter.forContext(copied(source, contentOf), OBJECTS).serializeToBuffer();
  if (plain.length <= MAX_MADE_BYTES) return Buffer.from(plain);
  const packed = await PDFStreamWriter.forContext(
    copied(source, contentOf),
    OBJECTS,
    true,
    PACKED_TOGETHER,
  ).serializeToBuffer();
  return packed.length <= MAX_MADE_BYTES ? Buffer.from(packed) : undefined;
}
