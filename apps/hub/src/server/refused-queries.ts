import type { AfterErrorHook, CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../access/editors-only.ts';
import { isAskersMistake, isBrokenBody, isOddCondition } from './hub-log.ts';

const BAD_REQUEST = 400;

const refused = (message: string) => ({
  status: BAD_REQUEST,
  response: { errors: [{ message }] },
});

/** What the database cannot hold or compare, and a body that cannot be read, is the asker's mistake, and is answered so. */
export const refuseUnstorable: AfterErrorHook = ({ error, req }) => {
  if (isBrokenBody(error)) return refused('The body cannot be read.');
  if (isAskersMistake(error))
    return refused(
      'A number or a character of this request is not possible: numbers have nine digits at most, and pages begin with 1.',
    );
  if (req?.query.where !== undefined && isOddCondition(error))
    return refused('A condition of this request does not fit its field.');
};

/** Fields of a person that nobody reads, of which an order would tell something, letter by letter. */
const SECRET =
  /(?:^|\.|__)-?(?:hash|salt|resetPassword\w*|loginAttempts|lockUntil|sessions)(?:$|\.|__)/u;

/** Lets nothing be ordered by what nobody may read: Payload asks that of conditions, and not of orders. */
export const refuseSecretOrder: CollectionBeforeOperationHook = ({ args }) => {
  const sort: unknown = 'sort' in args ? args.sort : undefined;
  const names = [sort].flat().flatMap((name) => String(name).split(','));
  if (names.some((name) => SECRET.test(name.trim()))) {
    throw refusal('Nothing is ordered by this field.');
  }
};

/** What Payload takes in a condition, and nothing in this database answers. */
const UNANSWERED = new Set(['all', 'near', 'within', 'intersects']);
/** What compares parts of texts. */
const OF_TEXTS = new Set(['like', 'not_like']);

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isOdd = ([operator, value]: [string, unknown]): boolean =>
  UNANSWERED.has(operator) ||
  (OF_TEXTS.has(operator) && typeof value !== 'string') ||
  (operator === 'contains' && Array.isArray(value));

const hasOddCondition = (where: unknown): boolean =>
  entriesOf(where).some(([name, conditions]) =>
    Array.isArray(conditions) && /^(?:and|or)$/iu.test(name)
      ? conditions.some(hasOddCondition)
      : entriesOf(conditions).some(isOdd),
  );

/** Refuses conditions under which Payload's adapter breaks instead of answering. */
export const refuseOddConditions: CollectionBeforeOperationHook = ({ args }) => {
  if ('where' in args && hasOddCondition(args.where))
    throw refusal('A condition of this request is none that can be answered.');
};
