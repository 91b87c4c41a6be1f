/**
 * The shape of an e-mail address: something, an @, and a host with a dot, without white space, characters that are not
 * seen, or those by which a mail program would read a name, a comment or a list of addresses (RFC 5322, 3.2.3). Only a mail
 * that arrives proves more. Browser code may import this. Source: NEWS-02, REG-34, REG-61.
 */
export const EMAIL_PATTERN =
  /^[^\s@\p{Cc}\p{Cf}\p{Co}()<>[\]:;,\\"]+@[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+$/u;

/** Longest address that mail can carry, in characters (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_CHARACTERS = 254;

/** What a newsletter form says of an address that fails. Source: NEWS-03, decision 13. */
export const NEWSLETTER_EMAIL_MESSAGE = 'Email invalid! Email must include the @ character';

/** Characters that are not seen, of which the pattern knows some; and halves of characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cs}]/u;

/**
 * Whether a text is an e-mail address, in the one spelling that it has: a wide or a mathematical letter is another one to a
 * counter and the same to a mail server.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL_CHARACTERS &&
  EMAIL_PATTERN.test(text) &&
  !UNSEEN.test(text) &&
  text.normalize('NFKC') === text.normalize('NFC');

/** Hosts at which a provider has the same letter-boxes as at another one of its own. */
const SAME_HOST: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
};

/**
 * The letter-box of an address, as far as can be told: what stands behind a `+` is for its owner to sort by, capitals count
 * for nothing, and full stops, hyphens and underscores before the `@` neither, as large providers have it; a host has the
 * spelling that the network knows. Two people whose addresses differ by a full stop are counted as one.
 */
export function letterBoxOf(address: string): string {
  const [user = '', host = ''] = address.trim().normalize('NFC').toLowerCase().split('@');
  const name = `http://${host}`;
  const known = URL.canParse(name) ? new URL(name).hostname : host;
  const box = user.replace(/(?<=.)\+.*$/u, '').replaceAll(/\.|(?<=.)[_-]/gu, '');
  return `${box}@${Object.hasOwn(SAME_HOST, known) ? SAME_HOST[known] : known}`;
}

/** The address of a link that writes a mail: what stands in an address before its `@` may not begin a query there. */
export function mailUrl(email: string, subject = ''): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return subject === '' ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
