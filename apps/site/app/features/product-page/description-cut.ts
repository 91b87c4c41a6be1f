import { DESCRIPTION_CUT_CHARACTERS } from '@selvedge/contract/limits';

/** The short form of a long description, and whether anything was left out of it. */
export interface CutDescription {
  readonly short: string;
  readonly isCut: boolean;
}

/**
 * Cuts a description at 500 characters (PROD-11). Characters are counted as Unicode code points, so that none is torn
 * in two; white space before the cut goes, and an ellipsis marks it.
 */
export function cutDescription(description: string): CutDescription {
  const text = description.trim();
  const characters = Array.from(text.slice(0, 2 * DESCRIPTION_CUT_CHARACTERS + 2));
  if (characters.length <= DESCRIPTION_CUT_CHARACTERS) return { short: text, isCut: false };
  const short = characters.slice(0, DESCRIPTION_CUT_CHARACTERS).join('').trimEnd();
  return { short: `${short}…`, isCut: true };
}
