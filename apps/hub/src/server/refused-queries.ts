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

/**
 * Bounds of one question. The database plans it whole before it answers, and each condition on another document's field, or
 * on a list, is a table more to join: three hundred of them took a gigabyte.
 */
const MOST_CONDITIONS = 50;
const MOST_JOINED = 10;
const MOST_WORDS = 20;
const MOST_CHARACTERS = 20_000;

/** How much a question asks. */
interface QuestionSize {
  conditions: number;
  joined: number;
  words: number;
  characters: number;
}

function measure(where: unknown, fields: readonly FlattenedField[], size: QuestionSize): void {
  for (const [name, conditions] of entriesOf(where)) {
    if (/^(?:and|or)$/iu.test(name) && Array.isArray(conditions)) {
      for (const condition of conditions) measure(condition, fields, size);
      continue;
    }
    const field = fields.find((one) => one.name === name);
    const isPlain =
      field && !('flattenedFields' in field) && !('hasMany' in field && field.hasMany);
    for (const [operator, value] of entriesOf(conditions)) {
      size.conditions += 1;
      if (!isPlain) size.joined += 1;
      if (OF_TEXTS.has(operator)) size.words += String(value).trim().split(/\s+/u).length;
      size.characters += String(value).length;
    }
  }
}

/** Refuses conditions under which Payload's adapter breaks instead of answering, and more of them than anybody needs. */
export const refuseOddConditions: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
}) => {
  if (!('where' in args)) return;
  if (hasOddCondition(args.where))
    throw refusal('A condition of this request is none that can be answered.');
  if (overrideAccess === true) return;
  const size = { conditions: 0, joined: 0, words: 0, characters: 0 };
  measure(args.where, collection.flattenedFields, size);
  const { conditions, joined, words, characters } = size;
  if (
    conditions > MOST_CONDITIONS ||
    joined > MOST_JOINED ||
    words > MOST_WORDS ||
    characters > MOST_CHARACTERS
  )
    throw refusal(
      `This request asks too much at once: at most ${MOST_CONDITIONS} conditions, ${MOST_JOINED} of them on lists or other documents, and ${MOST_WORDS} words.`,
    );
};
