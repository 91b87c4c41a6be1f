const codesOf = (letters: string): Set<number> =>
  new Set([...letters].map((letter) => letter.charCodeAt(0)));
/** PDFium takes the bytes 0x80 and 0xFF for blanks too. */
const BLANKS = codesOf('\0\t\n\f\r \x80\xff');
const LINE_ENDS = codesOf('\r\n');
/** Of what readers take a number: with a sign, a point or an exponent it may still be the one that they look for. */
const NUMERIC = codesOf('0123456789.+-eE');
/** As the standard writes what a table says (7.5.4); pdf.js passes over a minus among the digits, others do not. */
const isPlainNumber = (number: string): boolean => /^\d+$/u.test(number);
/** As every reader takes the number of an object: by its digits alone, and no more of them than a number of 32 bits has. */
const isPlainObjectNumber = (number: string): boolean => /^\d{1,9}$/u.test(number);
/** pdf.js ends a number at a sign or a second point, and begins the next one there. */
const TWO_NUMBERS = /^.+[+.-]/u;
/** Behind which an entry of a table can stand, as it can behind a number. */
const TABLE_WORDS: readonly string[] = ['xref', 'n', 'f'];
/** PDFium takes a table in rows of so many bytes, and a row for free by the letter at its place. */
const [ROW_BYTES, LETTER_AT] = [20, 17];
const PLACE_IN_ROW = /^\+?\d+/u;
const TEN_DIGITS = /^\d{10}/u;
/** A word as PDFium ends it, and one that it takes for a number. */
const WORD = /^(?:\/?[^\0\t\n\f\r \u0080\u00ff%()<>[\]{}/]+|<<|>>|.)/su;
const NUMBER_WORD = /^[\d.+-]+$/u;
/** No table has a longer one. */
const LONGEST_WORD = 255;
const COMMENT = '%'.charCodeAt(0);

/** Where in a file a reader can be sent by its indexes, as the file's text says. */
export interface FilePlaces {
  /** Where the headers of objects end, such as `7 0 obj`, and the gap behind them. */
  readonly headerEnds: readonly number[];
  /** Whether an object has an odd number, such as `4.0 0 obj`: object 4 to some readers, and object 0 to others. */
  readonly hasOddHeader: boolean;
  /** Where entries of tables say that objects begin, such as `0000000015 00000 n`. */
  readonly entries: readonly number[];
  /** Whether a table has an entry whose numbers are not plain digits: each reader takes it for another place. */
  readonly hasOddEntry: boolean;
  /** Where rows of tables say so to PDFium, whatever stands in them behind the place. */
  readonly rowEntries: readonly number[];
  /** Where the number of an object goes on: who begins there reads another one. */
  readonly withinNumbers: ReadonlySet<number>;
  /** Where dictionaries begin behind `trailer`. */
  readonly trailers: readonly number[];
}

/**
 * The places that PDFium reads in tables (`ParseCrossRefTable`); undefined where these have more rows, or longer words, than
 * any file needs.
 */
function rowPlaces(text: string, behindGap: (at: number) => number): number[] | undefined {
  const places: number[] = [];
  const waiting = [...text.matchAll(/xref/gu)].map(({ index }) => behindGap(index + 4));
  const seen = new Set<number>();
  const wordAt = (at: number): string => WORD.exec(text.slice(at, at + LONGEST_WORD))?.[0] ?? '';
  let rowsLeft = text.length;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const first = wordAt(at);
    if (seen.has(at) || !NUMBER_WORD.test(first)) continue;
    seen.add(at);
    const counted = behindGap(at + first.length);
    const count = wordAt(counted);
    if (Math.max(first.length, count.length) === LONGEST_WORD) return undefined;
    let row = behindGap(counted + count.length);
    const rows = NUMBER_WORD.test(count) ? Number.parseInt(count, 10) : 0;
    const tableEnd = row + ROW_BYTES * (rows || 0);
    for (; row < tableEnd && row < text.length; row += ROW_BYTES) {
      const written = text.slice(row, row + LONGEST_WORD);
      const [place = ''] = PLACE_IN_ROW.exec(written) ?? [];
      rowsLeft -= 1;
      if (rowsLeft === 0 || place.length === LONGEST_WORD) return undefined;
      if (written[LETTER_AT] === 'f') continue;
      if (Number(place) === 0 && !TEN_DIGITS.test(written)) break;
      places.push(Number(place));
    }
    if (row === tableEnd) waiting.push(behindGap(row));
  }
  return places;
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
  const withinNumbers = new Set<number>();
  const rowEntries = rowPlaces(text, behindGap);
  let hasOddEntry = rowEntries === undefined;
  let hasOddHeader = false;
  /** Where a number can be the next of a table. */
  const isNext = new Uint8Array(length + 1);
  const noteNext = (end: number): void => {
    const next = behindGap(end);
    if (next > end) isNext[next] = 1;
  };
  let numberBegin = 0;
  for (let at = 0; at < length; at++) {
    if (!NUMERIC.has(text.charCodeAt(at))) {
      const word = TABLE_WORDS.find((one) => text.startsWith(one, at));
      if (word !== undefined) noteNext(at + word.length);
      continue;
    }
    if (!NUMERIC.has(text.charCodeAt(at - 1))) numberBegin = at;
    if (NUMERIC.has(text.charCodeAt(at + 1))) continue;
    noteNext(at + 1);
    const number = text.slice(numberBegin, at + 1);
    const second = behindGap(at + 1);
    const end = numberEnd[second] ?? length;
    const isPair = second > at + 1 && end > second;
    const word = isPair ? behindGap(end) : second;
    const numbers = isPair ? [number, text.slice(second, end)] : [];
    if (!isPair && !TWO_NUMBERS.test(number)) continue;
    if (text.startsWith('obj', word)) {
      headerEnds.push(behindGap(word + 3));
      hasOddHeader ||= !isPair || !numbers.every(isPlainObjectNumber);
      for (let within = numberBegin + 1; within <= at; within++) withinNumbers.add(within);
    } else if (text.startsWith('n', word) && behindGap(word + 1) > word + 1) {
      entries.push(Number(number));
      const isPlain = isPair && numbers.every(isPlainNumber);
      hasOddEntry ||= !isPlain && isNext[numberBegin] === 1;
    }
  }
  const trailers = [...text.matchAll(/trailer/gu)]
    .map(({ index }) => behindGap(index + 'trailer'.length))
    .filter((at) => text.startsWith('<<', at));
  return {
    headerEnds,
    hasOddHeader,
    entries,
    hasOddEntry,
    rowEntries: rowEntries ?? [],
    withinNumbers,
    trailers,
  };
}

/**
 * Whether an index sends its readers into the midst of a number: `13 0 obj` is object 13, and object 3 to who begins at its
 * second digit.
 *
 * @param entries where indexes say that objects begin, counted from the file's header, as readers do
 * @param isWithin whether a place is in the midst of a number
 */
export function splitsNumbers(
  text: string,
  entries: readonly number[],
  isWithin = (at: number): boolean =>
    NUMERIC.has(text.charCodeAt(at)) && NUMERIC.has(text.charCodeAt(at - 1)),
): boolean {
  const header = Math.max(0, text.indexOf('%PDF-'));
  return entries.some((entry) => [entry, entry + header].some(isWithin));
}
