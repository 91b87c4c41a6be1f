import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { openTransaction } from '../../database/transaction.ts';
import { requireFreshSession } from './ways-in.ts';

/** Least and most characters of a password of the hub. */
export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 200;
/** What is judged of a long password: it is hard enough by then. */
const JUDGED_CHARACTERS = 60;
/** Fewer different characters than this are a pattern. */
const MIN_DIFFERENT_CHARACTERS = 6;

/** Of 0 to 4: from 3 on, ten billion guesses do not find it. */
const MIN_SCORE = 3;
// Letters put for others in ten ways instead of a hundred: a password of all kinds takes a fiftieth of a second.
const strength = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 10,
});

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
  // Common passwords, keyboard walks, dates, letters put for others: as those guess who do it for a living.
  if (
    strength.check(password.slice(0, JUDGED_CHARACTERS), [...about, ...known]).score < MIN_SCORE
  ) {
    return 'This password is among those that are guessed first. A sentence is hard to guess.';
  }
  return null;
}

/** Marks in the context of an operation that is to set a password, which hooks do not see. */
export const SETS_PASSWORD = 'setsPassword';

/** The longest address there is; a name is shorter. What is judged may be saved by nobody yet, and be of any length. */
const MOST_KNOWN_CHARACTERS = 254;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MOST_KNOWN_CHARACTERS) : '';

/**
 * What is known of the person whose password is set, where it does not come with the request: by number, or by a link. Two
 * who use a link at once come one after the other, so that the second finds it used.
 */
async function personOf(req: PayloadRequest, args: object, token: unknown): Promise<string[]> {
  const id: unknown = Reflect.get(args, 'id');
  const where: Where = {};
  if (typeof token === 'string') where.resetPasswordToken = { equals: token };
  else if (typeof id === 'number' || typeof id === 'string') where.id = { equals: id };
  else return [];
  const person: unknown = await req.payload.db.findOne({ collection: 'users', where, req });
  const transaction = where.id ? null : await openTransaction(req.payload.db, req);
  await transaction?.query('SELECT FROM hub.users WHERE id = $1 FOR UPDATE', [
    Number(Object(person).id ?? 0),
  ]);
  return ['email', 'name'].map((field) => textOf(Object(person)[field]));
}

/** @throws {APIError} 403 where somebody sets another's password, which nobody knows, or has not just signed in */
async function requireOwnPassword(req: PayloadRequest, args: object): Promise<void> {
  const { user } = req;
  if (Reflect.get(args, 'overrideAccess') === true) return;
  const id: unknown = Reflect.get(args, 'id');
  if (user && (id === user.id || Number(id) === user.id)) return requireFreshSession(req);
  throw new APIError(
    'People choose their own passwords: send them a link by “Invite again”.',
    403,
    null,
    true,
  );
}

/** Judges a password wherever one is set: by its owner, by a link in a mail, by the hub for its first person. */
export const passwordsAreStrong: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword')
    return args;
  const data: Record<string, unknown> = 'data' in args && args.data ? { ...args.data } : {};
  if (typeof data.password !== 'string' || data.password === '') return args;
  const token = operation === 'resetPassword' ? data.token : undefined;
  if (operation !== 'resetPassword') await requireOwnPassword(req, args);
  const about = [textOf(data.email), textOf(data.name), ...(await personOf(req, args, token))];
  const problem = passwordProblem(data.password, about.filter(Boolean));
  if (problem) throw new APIError(problem, 400, null, true);
  if (args.req) args.req.context[SETS_PASSWORD] = true;
  return args;
};
