import {
  type PDFDict,
  type PDFHexString,
  type PDFName,
  type PDFNumber,
  type PDFObject,
  type PDFObjectParser,
  PDFObjectStreamParser,
  PDFRef,
} from '@cantoo/pdf-lib';

/** Bytes of white space (ISO 32000-2, table 1). */
const BLANKS: readonly number[] = [0, 9, 10, 12, 13, 32];

// biome-ignore lint/suspicious/noExplicitAny: TypeScript wants it of a class that others are extended by
type ParserClass = new (...given: any[]) => PDFObjectParser;

/**
 * A name that readers take differently: PDFium ends it at the bytes 0x80 and 0xFF, and makes a character of whatever
 * follows `#`, digits or not.
 */
const DOUBTFUL_NAME = /[\x80\xff]|#(?![\da-f]{2})/iu;

/** A character in a hexadecimal string that is neither a digit nor a blank: some readers pass over it. */
const DOUBTFUL_DIGIT = /[^\da-f\0\t\n\f\r ]/iu;

/** A reference as the standard has it; `9.5 0 R` is one to object 9 for some readers, and one to nothing for others. */
const PLAIN_REFERENCE = /^\d{1,9}[\0\t\n\f\r ]+\d{1,9}[\0\t\n\f\r ]*R$/u;

/** A dictionary that is being read. */
interface OpenDictionary {
  /** Where the value of each key is written. */
  readonly values: Map<PDFName, readonly [from: number, to: number]>;
  /** Whose value is read next. */
  key?: PDFName | undefined;
}

/**
 * A parser that counts what readers take differently: the keys that a dictionary has twice with two values, of which one
 * takes the first and another the last, and names, strings and references that are not the same to all.
 */
export const countingDoubts = <Base extends ParserClass>(Parser: Base) =>
  class extends Parser {
    doubts = 0;
    /** What is being read, the innermost last: dictionaries, and undefined for values. */
    readonly #open: (OpenDictionary | undefined)[] = [];

    override parseObject(ref?: PDFRef): PDFObject {
      const from = this.bytes.offset();
      this.#open.push(undefined);
      try {
        return super.parseObject(ref);
      } finally {
        this.#open.pop();
        this.#noteValue(from);
      }
    }

    protected override parseDict(ref?: PDFRef): PDFDict {
      this.#open.push({ values: new Map() });
      try {
        return super.parseDict(ref);
      } finally {
        this.#open.pop();
      }
    }

    /** Where the value of the key before it is written. */
    #noteValue(from: number): void {
      const dictionary = this.#open.at(-1);
      if (!dictionary?.key) return;
      const { values, key } = dictionary;
      const before = values.get(key);
      const now = [from, this.bytes.offset()] as const;
      if (before && this.#written(...before) !== this.#written(...now)) this.doubts += 1;
      values.set(key, now);
      dictionary.key = undefined;
    }

    /** What is written between two places. */
    #written(from: number, to: number): string {
      let written = '';
      for (let at = from; at < to; at++) written += String.fromCharCode(this.bytes.peekAt(at));
      return written.trim();
    }

    /** What has been read from a place on. */
    #writtenFrom(from: number): string {
      return this.#written(from, this.bytes.offset());
    }

    protected override parseNumberOrRef(): PDFNumber | PDFRef {
      const from = this.bytes.offset();
      const value = super.parseNumberOrRef();
      if (value instanceof PDFRef && !PLAIN_REFERENCE.test(this.#writtenFrom(from)))
        this.doubts += 1;
      return value;
    }

    protected override parseName(): PDFName {
      const from = this.bytes.offset();
      const name = super.parseName();
      if (DOUBTFUL_NAME.test(this.#writtenFrom(from))) this.doubts += 1;
      const dictionary = this.#open.at(-1);
      if (dictionary) dictionary.key = name;
      return name;
    }

    protected override parseHexString(ref?: PDFRef): PDFHexString {
      const string = super.parseHexString(ref);
      if (DOUBTFUL_DIGIT.test(string.asString())) this.doubts += 1;
      return string;
    }
  };

/**
 * A parser of what an object stream holds. It counts too what does not begin where the object before it ends: pdf.js ends
 * that one there, in the midst of a name too.
 */
export class ObjectStreamParser extends countingDoubts(PDFObjectStreamParser) {
  #depth = 0;
  #previousEnd: number | undefined;

  override parseObject(ref?: PDFRef): PDFObject {
    const begin = this.bytes.offset();
    if (this.#depth === 0 && this.#previousEnd !== undefined) {
      this.bytes.moveTo(this.#previousEnd);
      this.skipWhitespace();
      if (begin < this.#previousEnd || begin > this.bytes.offset()) this.doubts += 1;
      this.bytes.moveTo(begin);
    }
    this.#depth += 1;
    const object = super.parseObject(ref);
    this.#depth -= 1;
    if (this.#depth === 0) this.#previousEnd = this.#endBeforeBlanks();
    return object;
  }

  /** What stands behind a number or a dictionary was looked at already, to see what it belongs to. */
  #endBeforeBlanks(): number {
    let end = this.bytes.offset();
    while (BLANKS.includes(this.bytes.peekAt(end - 1))) end -= 1;
    return end;
  }
}
