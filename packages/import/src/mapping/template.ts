/** A template, taken apart: texts, columns, and parts that are left out where one of their columns is blank. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'optional'; readonly pieces: readonly Piece[] };

interface Template {
  /** Every column that it names. */
  readonly columns: readonly string[];
  /** Those outside of brackets. */
  readonly needed: readonly string[];
  /** The filled template, or empty where a column outside of brackets is blank. */
  fill(cell: (column: string) => string): string;
}

const TOKEN = /\{([^{}]+)\}|\[([^[\]]*)\]|([^[\]{}]+)/gu;

/**
 * Reads a template such as `{Handle}[-{Size}]`: a name in braces stands for that column's cell, and what stands in
 * brackets is left out where a column in it is blank.
 *
 * @throws SyntaxError when braces or brackets do not match
 */
export function readTemplate(source: string): Template {
  const pieces = readPieces(source);
  return {
    columns: columnsOf(pieces),
    needed: columnsOf(pieces.filter(({ kind }) => kind === 'column')),
    fill: (cell) => fillPieces(pieces, cell) ?? '',
  };
}

function readPieces(source: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: token, 1: column, 2: optional, 3: text, index } of source.matchAll(TOKEN)) {
    if (index !== end) break;
    end = index + token.length;
    if (column !== undefined) pieces.push({ kind: 'column', column: column.trim() });
    else if (optional !== undefined) {
      pieces.push({ kind: 'optional', pieces: readPieces(optional) });
    } else if (text !== undefined) pieces.push({ kind: 'text', text });
  }
  if (end !== source.length) {
    throw new SyntaxError(`braces or brackets do not match at "${source.slice(end, end + 20)}"`);
  }
  return pieces;
}

function columnsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'column') return [piece.column];
    return piece.kind === 'optional' ? columnsOf(piece.pieces) : [];
  });
}

function fillPieces(
  pieces: readonly Piece[],
  cell: (column: string) => string,
): string | undefined {
  let filled = '';
  for (const piece of pieces) {
    if (piece.kind === 'text') filled += piece.text;
    else if (piece.kind === 'optional') filled += fillPieces(piece.pieces, cell) ?? '';
    else {
      const text = cell(piece.column);
      if (text === '') return undefined;
      filled += text;
    }
  }
  return filled;
}
