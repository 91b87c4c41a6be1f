const codesOf = (letters: string): Set<number> =>
  new Set([...letters].map((letter) => letter.charCodeAt(0)));
/** PDFium takes the bytes 0x80 and 0xFF for blanks too. */
const BLANKS = codesOf('\0\t\n\f\r \x80\xff');
const LINE_ENDS = codesOf('\r\n');
/** Of what readers take a number: with a sign, a point or an exponent it may still be the one that they look for. */
const NUMERIC = codesOf('0123456789.+-eE');
const COMMENT = '%'.charCodeAt(0);
const WORD = 'obj';

/**
 * Where the headers of objects end in a file, such as `7 0 obj`, with whatever gap of blanks and comments a reader passes
 * over within and behind it. Each byte is looked at once, whatever the file is made of.
 *
 * @param text of a file, one character a byte
 */
export function objectHeaderEnds(text: string): number[] {
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
  const ends: number[] = [];
  for (let at = 0; at < length; at++) {
    const second = gapEnd[at + 1] ?? length;
    if (!NUMERIC.has(text.charCodeAt(at)) || second === at + 1) continue;
    const behind = numberEnd[second] ?? length;
    const word = gapEnd[behind] ?? length;
    if (behind > second && text.startsWith(WORD, word))
      ends.push(gapEnd[word + WORD.length] ?? length);
  }
  return ends;
}
