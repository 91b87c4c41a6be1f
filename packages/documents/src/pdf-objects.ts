import {
  type PDFContext,
  type PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { countingDoubts, ObjectStreamParser } from './doubting-parsers.ts';
import { filePlaces, splitsNumbers } from './file-places.ts';
import { indexEntries, unpackedStream } from './pdf-streams.ts';
import { dictionaries, nestsOddly } from './pdf-tree.ts';

/** What the streams that hold objects may come to when they are unpacked, all together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

const OBJECTS = Number.POSITIVE_INFINITY; // parsed without pauses: nothing else runs on the thread

const [LENGTH, TYPE, OBJECT_STREAM, INDEX_STREAM] = [
  PDFName.of('Length'),
  PDFName.of('Type'),
  PDFName.of('ObjStm'),
  PDFName.of('XRef'),
];

/**
 * Reads a PDF from its first byte to its last, whatever its index says, and notes every object that it comes upon:
 * those in object streams, and those that a later one of the same number stands for. A stream counts by what readers can
 * use it for, whatever type it names: one with a count of objects and the place of the first holds objects, one with the
 * widths of columns is an index.
 */
class ThoroughParser extends countingDoubts(PDFParser) {
  readonly seen: PDFObject[] = [];
  /** The same by their numbers. */
  readonly numbered = new Map<number, PDFObject[]>();
  /** What object streams hold, as it stands there. */
  readonly unpacked: Buffer[] = [];
  /** Where each object in plain sight begins, behind its header. */
  readonly begins = new Set<number>();
  /** Where index streams say that objects begin. */
  readonly entries: number[] = [];
  /** Where the dictionaries of trailers begin. */
  readonly trailers = new Set<number>();
  /** The lengths of streams that other objects say, with those that were read. */
  readonly saidLengths: { readonly said: PDFRef; readonly bytes: number }[] = [];
  /** Where the content of streams begins whose length another object says: it is cut by the word that ends it. */
  readonly cutStreams = new Map<PDFRawStream, number>();
  /** Objects that could not be read, or were not unpacked. */
  unreadable = 0;
  readonly #objectStreams = new Set<number>();
  readonly #namedByIndexes = new Set<number>();
  #unpackedBytes = 0;
  #depth = 0;
  #contentAt = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, OBJECTS);
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (ref: PDFRef, object: PDFObject) => {
      if (object instanceof PDFInvalidObject) this.unreadable += 1;
      else {
        this.seen.push(object);
        const { objectNumber } = ref;
        this.numbered.set(objectNumber, [...(this.numbered.get(objectNumber) ?? []), object]);
      }
      assign(ref, object);
    };
    const slice = this.bytes.slice.bind(this.bytes);
    this.bytes.slice = (start, end) => {
      this.#contentAt = start;
      return slice(start, end);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const at = this.bytes.offset();
    this.#depth += 1;
    try {
      const object = super.parseObject(ref);
      if (this.#depth === 1) this.begins.add(at);
      return object instanceof PDFRawStream ? this.#readStream(object, ref) : object;
    } finally {
      this.#depth -= 1;
    }
  }

  /** The dictionary of a trailer is no object, and may hold a whole catalogue all the same. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const at = this.bytes.offset();
    const dictionary = super.parseDict(ref);
    if (this.#depth === 0) {
      this.trailers.add(at);
      this.seen.push(dictionary);
    }
    return dictionary;
  }

  /** Whether every stream in which an index says that objects lie was read as one. */
  get followsIndexes(): boolean {
    return [...this.#namedByIndexes].every((number) => this.#objectStreams.has(number));
  }

  #readStream(stream: PDFRawStream, ref: PDFRef | undefined): PDFObject {
    const { dict } = stream;
    if (dict.get(LENGTH) instanceof PDFRef) this.cutStreams.set(stream, this.#contentAt);
    const has = (name: string) => dict.has(PDFName.of(name));
    const holdsObjects = dict.get(TYPE) === OBJECT_STREAM || (has('N') && has('First'));
    const isIndex = dict.get(TYPE) === INDEX_STREAM || has('W');
    if (!holdsObjects && !isIndex) return stream;
    const isRead =
      holdsObjects !== isIndex &&
      this.#beginsOnItsLine() &&
      this.#endsOnce(stream) &&
      (holdsObjects ? this.#unpackObjects(stream) : this.#readIndex(stream));
    if (!isRead) {
      this.unreadable += 1;
      return PDFNull;
    }
    if (holdsObjects) {
      if (ref) this.#objectStreams.add(ref.objectNumber);
      this.#readWithin(stream);
    }
    return stream;
  }

  /** Reads what an object stream holds, here and not where the parser would: it is done when this returns. */
  #readWithin(stream: PDFRawStream): void {
    const within = new ObjectStreamParser(stream);
    void within.parseIntoContext().catch(() => {
      this.unreadable += 1;
    });
    this.doubts += within.doubts;
    stream.dict.delete(TYPE); // by which the parser would read it once more
  }

  /** Behind the end of a line, as the standard has it (7.3.8.1); elsewhere each reader begins at another byte. */
  #beginsOnItsLine(): boolean {
    const before = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((back) =>
      this.bytes.peekAt(this.#contentAt - back),
    );
    return /stream ?\r?\n$/u.test(String.fromCharCode(...before));
  }

  /** By the word that ends it: some readers end it there, others by its length. */
  #endsOnce({ dict, contents }: PDFRawStream): boolean {
    const said = dict.get(LENGTH);
    if (said instanceof PDFRef) this.saidLengths.push({ said, bytes: contents.length });
    return !Buffer.from(contents).includes('endstream');
  }

  #unpackObjects(stream: PDFRawStream): boolean {
    const { dict } = stream;
    const isPlain = ['N', 'First'].every((name) => dict.get(PDFName.of(name)) instanceof PDFNumber);
    if (!isPlain || dict.has(PDFName.of('DecodeParms'))) return false;
    const unpacked = unpackedStream(stream, MAX_UNPACKED_BYTES - this.#unpackedBytes);
    if (!unpacked) return false;
    this.#unpackedBytes += unpacked.length;
    this.unpacked.push(unpacked);
    return true;
  }

  #readIndex(stream: PDFRawStream): boolean {
    const entries = indexEntries(stream, MAX_UNPACKED_BYTES);
    for (const number of entries?.streams ?? []) this.#namedByIndexes.add(number);
    this.entries.push(...(entries?.places ?? []));
    return entries !== undefined;
  }
}

/**
 * Whether a reader can come upon something that was not read: the header of an object, or a trailer, in a comment, a string
 * or what claims to be pixels, or an object under another number. Only an index that points there makes anything of it, and
 * readers that repair a file find it.
 */
function hidesObjects(text: string, { begins, trailers, entries }: ThoroughParser): boolean {
  const places = filePlaces(text);
  return (
    places.headerEnds.some((end) => !begins.has(end)) ||
    places.trailers.some((at) => !trailers.has(at)) ||
    places.hasOddHeader ||
    places.hasOddEntry ||
    splitsNumbers(text, [...places.entries, ...entries]) ||
    splitsNumbers(text, places.rowEntries, (at) => places.withinNumbers.has(at))
  );
}

/** What stands between the end of a stream's content and the word that ends it: the end of a line. */
const LINE_END_BYTES = 2;

/** Whether a reader can go on behind the end of a stream that holds objects or an index, by its length. */
const goesOnBehindEnds = ({ saidLengths, numbered }: ThoroughParser): boolean =>
  saidLengths.some(({ said, bytes }) =>
    numbered
      .get(said.objectNumber)
      ?.some(
        (length) => !(length instanceof PDFNumber) || length.asNumber() > bytes + LINE_END_BYTES,
      ),
  );

/** Behind the content of a stream: the end of a line, and the word that ends it. */
const STREAM_END = /^\s{0,2}endstream/u;

/** The content of a stream as long as the object says that its length refers to, where it ends there; else as it was cut. */
function wholeContent(
  bytes: Buffer,
  { cutStreams }: ThoroughParser,
  context: PDFContext,
  stream: PDFRawStream,
): Uint8Array {
  const from = cutStreams.get(stream);
  const said = context.lookup(stream.dict.get(LENGTH));
  if (from === undefined || !(said instanceof PDFNumber)) return stream.contents;
  const to = from + said.asNumber();
  const behind = bytes.subarray(to, to + LINE_END_BYTES + 'endstream'.length).toString('latin1');
  return to >= from && STREAM_END.test(behind) ? bytes.subarray(from, to) : stream.contents;
}

/** Keys whose values can lead to an action. */
const TO_ACTIONS = ['OpenAction', 'AA', 'A', 'PA', 'Next', 'Names'].map((name) => PDFName.of(name));

/** What a PDF consists of. */
export interface PdfObjects {
  /** All that it holds now, by its numbers. */
  readonly context: PDFContext;
  /** The bytes of a stream. */
  contentOf(stream: PDFRawStream): Uint8Array;
  readonly objects: readonly PDFObject[];
  /** What its object streams hold, as it stands there. */
  readonly unpacked: readonly Buffer[];
  /** Whether everything in it was read, and nothing leads a reader to anything else. */
  readonly isWhole: boolean;
  readonly isEncrypted: boolean;
  /** All that a value can be: itself, or, where it is a reference, each object that has ever had its number. */
  meanings(value: PDFObject | undefined): readonly PDFObject[];
}

/** Every object of a PDF. Rejects where it has no header. */
export async function pdfObjects(bytes: Buffer): Promise<PdfObjects> {
  const parser = new ThoroughParser(bytes);
  const context = await parser.parseDocument();
  const { seen, unpacked, unreadable } = parser;
  const leadsNowhere = (dictionary: PDFDict) =>
    TO_ACTIONS.some((key) => {
      const value = dictionary.get(key);
      return value instanceof PDFRef && context.lookup(value) === undefined;
    });
  const isWhole =
    seen.length > 0 &&
    unreadable === 0 &&
    parser.doubts === 0 &&
    parser.followsIndexes &&
    !goesOnBehindEnds(parser) &&
    !hidesObjects(bytes.toString('latin1'), parser) &&
    !seen.some((object) => nestsOddly(object) || dictionaries(object).some(leadsNowhere));
  return {
    context,
    contentOf: (stream) => wholeContent(bytes, parser, context, stream),
    objects: seen,
    unpacked,
    isWhole,
    isEncrypted: context.trailerInfo.Encrypt !== undefined,
    meanings: (value) =>
      value instanceof PDFRef
        ? (parser.numbered.get(value.objectNumber) ?? [])
        : value
          ? [value]
          : [],
  };
}
