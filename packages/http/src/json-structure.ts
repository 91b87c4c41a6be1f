const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [LIST_OPENS, LIST_ENDS] = [0x5b, 0x5d];
const [OBJECT_OPENS, OBJECT_ENDS] = [0x7b, 0x7d];

/** What the structure of a JSON text may be. */
export interface JsonLimits {
  /** Objects and lists within each other. */
  readonly jsonDepth: number;
  /** Values in all of it. */
  readonly jsonValues: number;
}

/**
 * What keeps a JSON text from being parsed: objects and lists deeper within each other, or more values beside each other,
 * than is allowed. The text is read once and nothing is built, so it comes before parsing, whose cost grows with both.
 *
 * @returns takes the next piece of the text, as characters or as UTF-8; what is wrong so far, or null
 */
export function structureReader({ jsonDepth, jsonValues }: JsonLimits) {
  let depth = 0;
  let values = 1;
  let inString = false;
  let isEscaped = false;
  return (piece: string | Uint8Array): string | null => {
    const isText = typeof piece === 'string';
    for (let i = 0; i < piece.length; i++) {
      const unit = isText ? piece.charCodeAt(i) : piece[i];
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (unit === BACKSLASH) isEscaped = true;
        else if (unit === QUOTE) inString = false;
      } else if (unit === QUOTE) inString = true;
      else if (unit === OBJECT_OPENS || unit === LIST_OPENS) {
        depth++;
        if (depth > jsonDepth) return `The body is nested more than ${jsonDepth} levels deep`;
      } else if (unit === OBJECT_ENDS || unit === LIST_ENDS) depth--;
      else if (unit === COMMA) {
        values++;
        if (values > jsonValues) return `The body has more than ${jsonValues} values`;
      }
    }
    return null;
  };
}
