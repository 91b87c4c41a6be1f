const SAYS_NOTHING = /^(?:n\/a|[-–—]*)$/iu;

/** Whether a value is worth a row: not empty, "N/A" or a dash. Source: PROD-14. */
export const isShownDetail = (value: string): boolean => !SAYS_NOTHING.test(value.trim());
