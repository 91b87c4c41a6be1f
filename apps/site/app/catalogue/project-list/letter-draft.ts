import type { Letter, LetterFields } from '@selvedge/contract/enquiries';
import { randomKey } from '../../data/random-key.ts';
import { visitStorage } from '../../ui/visit-storage.ts';

const KEPT_UNDER = 'project-letter';

/** A letter that is being written. */
export interface LetterDraft {
  readonly values: Letter;
  /** By which the letter is sent once, however often it is tried. */
  readonly key: string;
  /** The store that the page's address asked for when it was written. */
  readonly askedStore: string;
}

export const BLANK_LETTER: Letter = {
  store: '',
  name: '',
  email: '',
  telephone: '',
  message: '',
};

const NAMES = Object.keys(BLANK_LETTER) as (keyof Letter)[]; // keys() forgets which keys it was given

/**
 * What was written in this visit, or a blank letter under a new key. The store of an address counts for the letter that
 * was begun at another.
 */
export function readDraft(askedStore: string): LetterDraft {
  const kept = keptDraft();
  if (!kept)
    return { values: { ...BLANK_LETTER, store: askedStore }, key: randomKey(), askedStore };
  const isAskedAnew = askedStore !== '' && askedStore !== kept.askedStore;
  return isAskedAnew
    ? { ...kept, values: { ...kept.values, store: askedStore }, askedStore }
    : kept;
}

function keptDraft(): LetterDraft | null {
  try {
    const kept: Partial<LetterDraft> = Object(JSON.parse(visitStorage.get(KEPT_UNDER) ?? ''));
    const { key, values, askedStore = '' } = kept;
    if (typeof key !== 'string' || key === '') return null;
    const texts = NAMES.map((name) => [name, String(Object(values)[name] ?? '')]);
    return { key, values: Object.fromEntries(texts), askedStore: String(askedStore) };
  } catch {
    return null;
  }
}

/** Keeps what is written for the visit: neither a reload nor going away and back loses it. */
export const keepDraft = (draft: LetterDraft, values: Partial<LetterFields>): void =>
  visitStorage.set(KEPT_UNDER, JSON.stringify({ ...draft, values }));

export const forgetDraft = (): void => visitStorage.remove(KEPT_UNDER);
