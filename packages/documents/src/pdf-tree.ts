import { PDFArray, PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** Readers follow a value within a value so far at least; PDFium gives one up at 64, and reads on in the midst of it. */
const MAX_DEPTH = 32;

/** Whether an object holds values within values beyond the bound, or a stream that is no object of its own. */
export function nestsOddly(object: PDFObject): boolean {
  const waiting: (readonly [value: PDFObject, depth: number])[] = [[object, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    const isStream = value instanceof PDFStream;
    if (depth > MAX_DEPTH || (isStream && depth > 0)) return true;
    const within = isStream
      ? [value.dict]
      : value instanceof PDFArray
        ? value.asArray()
        : value instanceof PDFDict
          ? value.values()
          : [];
    for (const part of within) waiting.push([part, depth + 1]);
  }
  return false;
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
