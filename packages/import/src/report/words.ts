const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A count as people read it: 12,345. */
export const count = (number: number): string => whole.format(number);

/** A time in seconds with one decimal: "4.2 s". */
export const seconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(1)} s`;
