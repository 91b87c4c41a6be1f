import { EMAIL_PATTERN, MAX_EMAIL_CHARACTERS } from '@selvedge/contract/email';
import { type LineField, line } from './texts.ts';

type LineOptions = Parameters<typeof line>[0];

/** An address that mail can be sent to. */
export const email = (options: LineOptions): LineField => ({
  ...line(options),
  validate: (value: string | null | undefined) => {
    const address = value?.trim() ?? '';
    if (address === '')
      return options.required ? 'Give an address, such as hello@example.com.' : true;
    return EMAIL_PATTERN.test(address) && address.length <= MAX_EMAIL_CHARACTERS
      ? true
      : 'A mail address has an @ and a host, such as hello@example.com.';
  },
});

/** A number that people dial, with its country. */
export const telephone = (options: LineOptions): LineField => ({
  ...line(options),
  validate: (value: string | null | undefined) => {
    const number = value?.trim() ?? '';
    if (number === '') return options.required ? 'Give a number, such as +27 21 000 0000.' : true;
    return /^\+?[\d ()-]{5,30}$/u.test(number)
      ? true
      : 'A number is of digits and spaces, such as +27 21 000 0000.';
  },
});
