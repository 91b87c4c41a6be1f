import {
  EMAIL_PATTERN,
  MAX_EMAIL_CHARACTERS,
  NEWSLETTER_EMAIL_MESSAGE,
} from '@selvedge/contract/email';

/** What is wrong with a typed address, or null. Source: NEWS-02, NEWS-03, decision 13. */
export function newsletterAddressProblem(typed: string): string | null {
  const email = typed.trim();
  const fits = email.length <= MAX_EMAIL_CHARACTERS && EMAIL_PATTERN.test(email);
  return fits ? null : NEWSLETTER_EMAIL_MESSAGE;
}
