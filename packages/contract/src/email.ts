/**
 * The shape of an e-mail address: something, an @, and a host with a dot, without white space or control characters
 * (PostgreSQL cannot store U+0000). Only a mail that arrives proves more. Browser code may import this. Source: NEWS-02,
 * REG-34, REG-61.
 */
export const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u;

/** Longest address that mail can carry, in characters (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_CHARACTERS = 254;

/** What a newsletter form says of an address that fails. Source: NEWS-03, decision 13. */
export const NEWSLETTER_EMAIL_MESSAGE = 'Email invalid! Email must include the @ character';
