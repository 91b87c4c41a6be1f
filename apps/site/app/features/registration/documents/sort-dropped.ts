import { UPLOAD_TOO_MANY_MESSAGE, uploadRejections } from '@selvedge/contract/upload';

/** What an upload looks at of a file. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export interface SortedFiles<F> {
  readonly accepted: F | undefined;
  readonly refused: readonly { readonly file: F; readonly reasons: readonly string[] }[];
}

/**
 * Takes the first of the files that came together, where it may be uploaded, and refuses each other one with its
 * reasons. Source: REG-46, REG-51, REG-52, decision 10.
 */
export function sortDropped<F extends FileFacts>(files: readonly F[]): SortedFiles<F> {
  const [first, ...others] = files;
  if (!first) return { accepted: undefined, refused: [] };
  const reasons = uploadRejections(first.type, first.size);
  const tooMany = others.map((file) => ({ file, reasons: [UPLOAD_TOO_MANY_MESSAGE] }));
  if (reasons.length === 0) return { accepted: first, refused: tooMany };
  return { accepted: undefined, refused: [{ file: first, reasons }, ...tooMany] };
}
