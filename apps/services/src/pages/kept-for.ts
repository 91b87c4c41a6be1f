/** The year in the footer and the like follow the clock, so even an unchanged page is made anew at times. */
export const KEPT_FOR_MS = 600_000;
