/**
 * A South African number: optional plus, 0 or 27, a digit 5-9, a digit, optional space, three digits, optional space,
 * four digits. Browser code may import this. Source: REG-33.
 */
export const TELEPHONE_PATTERN = /^\+?(?:0|27)[5-9]\d ?\d{3} ?\d{4}$/u;

/** Whether a telephone number is taken. Source: REG-31, REG-32, REG-33, REG-40. */
export const isTelephone = (value: string): boolean => TELEPHONE_PATTERN.test(value);
