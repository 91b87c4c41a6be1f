import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What the streams that hold objects may come to when they are unpacked, all together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

const OBJECTS = Number.POSITIVE_INFINITY; // parsed without pauses: nothing else runs on the thread

/**
 * Reads a PDF from its first byte to its last, whatever its index says, and notes every object that it comes upon:
 * those in object streams, and those that a later one of the same number stands for.
 */
class ThoroughParser extends PDFParser {
  readonly seen: PDFObject[] = [];
  /** Objects that could not be read, or were not unpacked. */
  unreadable = 0;
  #unpackedBytes = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, OBJECTS);
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (ref: PDFRef, object: PDFObject) => {
      if (object instanceof PDFInvalidObject) this.unreadable += 1;
      else this.seen.push(object);
      assign(ref, object);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (!(object instanceof PDFRawStream)) return object;
    const type = object.dict.get(PDFName.of('Type'));
    if (type !== PDFName.of('ObjStm') && type !== PDFName.of('XRef')) return object;
    if (this.#mayUnpack(object)) return object;
    this.unreadable += 1;
    return PDFNull;
  }

  /** Writers pack such streams once, by Flate, or not at all; only what is known to stay small is unpacked. */
  #mayUnpack({ dict, contents }: PDFRawStream): boolean {
    const filter = dict.lookup(PDFName.of('Filter'));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    if (only === undefined) return true;
    if (only !== PDFName.of('FlateDecode')) return false;
    const maxOutputLength = MAX_UNPACKED_BYTES - this.#unpackedBytes;
    if (maxOutputLength <= 0) return false;
    try {
      this.#unpackedBytes += inflateSync(contents, { maxOutputLength }).length;
      return true;
    } catch {
      return false;
    }
  }
}

/** What a PDF consists of. */
export interface PdfObjects {
  readonly objects: readonly PDFObject[];
  readonly unreadable: number;
  readonly isEncrypted: boolean;
}

/** Every object of a PDF. Rejects where it has no header. */
export async function pdfObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const parser = new ThoroughParser(bytes);
  const context = await parser.parseDocument();
  const { seen, unreadable } = parser;
  return { objects: seen, unreadable, isEncrypted: context.trailerInfo.Encrypt !== undefined };
}

/** Every dictionary within an object that stands there itself, not by reference. */
export function* dictionaries(object: PDFObject): Generator<PDFDict> {
  const waiting = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFStream) waiting.push(next.dict);
    else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict) {
      yield next;
      waiting.push(...next.values());
    }
  }
}
