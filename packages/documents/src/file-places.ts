const codesOf = (letters: string): Set<number> =>
  new Set([...letters].map((letter) => letter.charCodeAt(0)));
/** PDFium takes the bytes 0x80 and 0xFF for blanks too. */
const BLANKS = codesOf('\0\t\n\f\r \x80\xff');
const LINE_ENDS = codesOf('\r\n');
/** Of what readers take a number: with a sign, a point or an exponent it may still be the one that they look for. */
const NUMERIC = codesOf('0123456789.+-eE');
const COMMENT = '%'.charCodeAt(0);

/** Where in a file a reader can be sent by its indexes, as the file's text says. */
export interface FilePlaces {
  /** Where the headers of objects end, such as `7 0 obj`, and the gap behind them. */
  readonly headerEnds: readonly number[];
  /** Where entries of tables say that objects begin, such as `0000000015 00000 n`. */
  readonly entries: readonly number[];
  /** Where dictionaries begin behind `trailer`. */
  readonly trailers: readonly number[];
}

/**
 * Finds them wherever they stand, in comments, strings and what claims to be pixels too, with whatever gap of blanks and
 * comments a reader passes over. Each byte is looked at a few times, whatever the file is made of.
 *
 * @param text of a file, one character a byte
 */
export function filePlaces(text: string): FilePlaces {
  const { length } = text;
  /** For each place, where the gap that begins there ends, and where the number does; the place itself where there is none. */
  const gapEnd = new Int32Array(length + 1).fill(length);
  const numberEnd = new Int32Array(length + 1).fill(length);
  let lineEnd = length;
  for (let at = length - 1; at >= 0; at--) {
    const code = text.charCodeAt(at);
    if (LINE_ENDS.has(code)) lineEnd = at;
    gapEnd[at] = at;
    numberEnd[at] = at;
    if (BLANKS.has(code)) gapEnd[at] = gapEnd[at + 1] ?? length;
    else if (code === COMMENT && lineEnd < length) gapEnd[at] = gapEnd[lineEnd + 1] ?? length;
    else if (NUMERIC.has(code)) numberEnd[at] = Math.max(at + 1, numberEnd[at + 1] ?? 0);
  }
  const behindGap = (at: number): number => gapEnd[at] ?? length;
  const headerEnds: number[] = [];
  const entries: number[] = [];
  let numberBegin = 0;
  for (let at = 0; at < length; at++) {
    if (!NUMERIC.has(text.charCodeAt(at))) continue;
    if (!NUMERIC.has(text.charCodeAt(at - 1))) numberBegin = at;
    const second = behindGap(at + 1);
    const end = numberEnd[second] ?? length;
    if (second === at + 1 || end === second) continue;
    const word = behindGap(end);
    if (text.startsWith('obj', word)) headerEnds.push(behindGap(word + 3));
    else if (text.startsWith('n', word) && behindGap(word + 1) > word + 1)
      entries.push(Number(text.slice(numberBegin, at + 1)));
  }
  const trailers = [...text.matchAll(/trailer/gu)]
    .map(({ index }) => behindGap(index + 'trailer'.length))
    .filter((at) => text.startsWith('<<', at));
  return { headerEnds, entries, trailers };
}

/**
 * Whether an index sends its readers into the midst of a number: `13 0 obj` is object 13, and object 3 to who begins at its
 * second digit.
 *
 * @param entries where indexes say that objects begin, counted from the file's header, as readers do
 */
export function splitsNumbers(text: string, entries: readonly number[]): boolean {
  const isNumeric = (at: number): boolean => NUMERIC.has(text.charCodeAt(at));
  const header = Math.max(0, text.indexOf('%PDF-'));
  return entries.some((entry) =>
    [entry, entry + header].some((at) => isNumeric(at) && isNumeric(at - 1)),
  );
}
