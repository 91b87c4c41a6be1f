/**
 * How hits are ranked, smaller being better. A hit must hold every typed word, each as the beginning of one of its
 * words. Its name's own words count more than those of its context (a colour's design, a design's collection).
 */
export const NAME_BEGINS = 0;
export const IN_NAME = 1;
export const IN_CONTEXT = 2;
/** Added for each typed word that only matches with a typo. */
export const TYPO_PENALTY = 3;

/** Typos are forgiven in words of at least this many characters: one missing, added, wrong or swapped each. */
export const TYPO_MIN_CHARACTERS = 4;

/** Typos are forgiven when the text as typed finds fewer hits than this in all sections together. */
export const ENOUGH_HITS = 3;
