import { z } from 'zod';
import { EMAIL_PATTERN, MAX_EMAIL_CHARACTERS } from './email.ts';
import { isTelephone } from './telephone.ts';

/** Longest text of a registration's field, in characters. */
export const MAX_FIELD_CHARACTERS = 1000;

/** PostgreSQL cannot store U+0000, and no keyboard types it. */
const holdsNoNul = (value: string): boolean => !value.includes('\0');
const NUL_MESSAGE = 'Please leave out the character U+0000';

const fieldText = (message?: string) =>
  z.string(message).trim().max(MAX_FIELD_CHARACTERS).refine(holdsNoNul, NUL_MESSAGE);

/** A field that must be filled in; white space alone is nothing. `message` is said of one that is not. */
export const requiredText = (message: string) => fieldText(message).min(1, message);

/** A field that may stay empty. */
export const optionalText = fieldText().default('');

/**
 * A number as digits, such as an account: required, and `message` is said of anything else (decision 11). Emptiness
 * passes the pattern, so that it is said once.
 */
export const requiredDigits = (message: string) => requiredText(message).regex(/^\d*$/u, message);

/** An amount of money: digits, with decimals after a point where there are any. */
export const requiredAmount = (message: string) =>
  requiredText(message).regex(/^(?:\d+(?:\.\d{1,2})?)?$/u, message);

/** A field with one message for emptiness and another for a shape that is wrong; the first wins. */
const shaped = (empty: string, wrong: string, fits: (value: string) => boolean) =>
  requiredText(empty).refine((value) => value === '' || fits(value), wrong);

/** Source: REG-31, REG-32, REG-40. */
export const telephoneField = (empty: string, wrong: string) => shaped(empty, wrong, isTelephone);

/** Source: REG-34, REG-61. */
export const emailField = (empty: string) =>
  shaped(
    empty,
    'Please enter a valid email address',
    (value) => value.length <= MAX_EMAIL_CHARACTERS && EMAIL_PATTERN.test(value),
  );

/** The two answers of a question. Source: REG-13, REG-72, decision 36. */
export const YES_NO = ['yes', 'no'] as const;
export const yesNo = z.enum(YES_NO, 'Please select yes or no');
