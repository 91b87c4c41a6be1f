import { type AfterErrorHook, APIError, type CollectionBeforeOperationHook } from 'payload';
import { isAskersMistake, isBrokenBody } from './hub-log.ts';

const BAD_REQUEST = 400;
/** What the database cannot hold, and a body that cannot be read, is the asker's mistake, and is answered so. */
export const refuseUnstorable: AfterErrorHook = ({ error }) => {
  if (isBrokenBody(error))
    return { status: BAD_REQUEST, response: { errors: [{ message: 'The body cannot be read.' }] } };
  if (!isAskersMistake(error)) return;
  const message =
    'A number or a character of this request is not possible: numbers have nine digits at most, and pages begin with 1.';
  return { status: BAD_REQUEST, response: { errors: [{ message }] } };
};

/** Fields of a person that nobody reads, of which an order would tell something, letter by letter. */
const SECRET =
  /(?:^|\.|__)-?(?:hash|salt|resetPassword\w*|loginAttempts|lockUntil|sessions)(?:$|\.|__)/u;

/** Lets nothing be ordered by what nobody may read: Payload asks that of conditions, and not of orders. */
export const refuseSecretOrder: CollectionBeforeOperationHook = ({ args }) => {
  const sort: unknown = 'sort' in args ? args.sort : undefined;
  const names = [sort].flat().flatMap((name) => String(name).split(','));
  if (names.some((name) => SECRET.test(name.trim()))) {
    throw new APIError('Nothing is ordered by this field.', BAD_REQUEST, null, true);
  }
};
