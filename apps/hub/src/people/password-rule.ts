import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** Least and most characters of a password of the hub. */
export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 200;
/** Fewer different characters than this are a pattern. */
const MIN_DIFFERENT_CHARACTERS = 6;

/** Beginnings of what is tried first by those who guess; compared without digits, marks and capitals. */
const TRIED_FIRST = [
  'password',
  'passwort',
  'wagwoord',
  'qwerty',
  'letmein',
  'welcome',
  'admin',
  'selvedge',
  'changeme',
  'iloveyou',
  'abcdefgh',
];

/**
 * What is wrong with a password, in words for the person who chose it, or null. Length and novelty count, not the kinds of
 * characters, as NIST SP 800-63B has it.
 *
 * @param about what is known of the person, such as the e-mail address: a password made of it is the first guess
 */
export function passwordProblem(password: string, about: readonly string[] = []): string | null {
  const length = [...password].length;
  if (length < MIN_PASSWORD_CHARACTERS) {
    return `A password has ${MIN_PASSWORD_CHARACTERS} characters or more. A sentence is easy to remember.`;
  }
  if (length > MAX_PASSWORD_CHARACTERS) {
    return `A password has at most ${MAX_PASSWORD_CHARACTERS} characters.`;
  }
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT_CHARACTERS) {
    return 'This password repeats itself. Use more different characters.';
  }
  const letters = password.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  if (letters.length < 20 && TRIED_FIRST.some((word) => letters.startsWith(word))) {
    return 'This password begins as those do that are guessed first.';
  }
  const known = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  if (rest.length < MIN_PASSWORD_CHARACTERS / 2) {
    return 'This password is made of your name or e-mail address.';
  }
  return null;
}

/** Mark in the context of an operation that sets a password, which hooks do not see. */
export const SETS_PASSWORD = 'setsPassword';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Judges a password wherever one is set: by an administrator, by its owner, by a link in a mail. */
export const passwordsAreStrong: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword')
    return args;
  const data: Record<string, unknown> = 'data' in args && args.data ? { ...args.data } : {};
  if (typeof data.password !== 'string' || data.password === '') return args;
  const problem = passwordProblem(data.password, [textOf(data.email), textOf(data.name)]);
  if (problem) throw new APIError(problem, 400, null, true);
  if (args.req) args.req.context[SETS_PASSWORD] = true;
  return args;
};
