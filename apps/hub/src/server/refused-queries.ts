import type {
  AfterErrorHook,
  CollectionBeforeOperationHook,
  FlattenedField,
  Payload,
  PayloadRequest,
} from 'payload';
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

/** The fields that a path such as `assignee.name` goes on among, behind the field that it names first. */
function fieldsBehind(field: FlattenedField, payload: Payload): readonly FlattenedField[] {
  if ('flattenedFields' in field) return field.flattenedFields;
  if (field.type !== 'relationship' && field.type !== 'upload') return [];
  const { relationTo } = field;
  return typeof relationTo === 'string'
    ? payload.collections[relationTo].config.flattenedFields
    : [];
}

/**
 * Whether somebody may have documents ordered by a path: each field on it is there and theirs to read. Payload asks that of
 * a field as it is named, and lets a name behind it, such as `roles.value`, pass.
 */
async function mayOrderBy(
  path: string,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
): Promise<boolean> {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (!field) return rest.length === 0; // one that is nowhere, Payload refuses itself
  const read = field.access?.read;
  if (read && !(await read({ req }))) return false;
  return rest.length === 0 || mayOrderBehind(field, rest.join('.'), req);
}

async function mayOrderBehind(field: FlattenedField, path: string, req: PayloadRequest) {
  const fields = fieldsBehind(field, req.payload);
  return fields.some(({ name }) => name === path.split('.', 1)[0])
    ? mayOrderBy(path, fields, req)
    : false;
}

/** Lets nothing be ordered by what nobody may read: Payload asks that of conditions, and hardly of orders. */
export const refuseSecretOrder: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  const sort: unknown = 'sort' in args ? args.sort : undefined;
  if (sort === undefined || overrideAccess === true) return;
  const names = [sort].flat().flatMap((name) => String(name).split(','));
  for (const name of names) {
    const path = name.trim().replace(/^-/u, '').replaceAll('__', '.');
    if (SECRET.test(path) || !(await mayOrderBy(path, collection.flattenedFields, req)))
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
