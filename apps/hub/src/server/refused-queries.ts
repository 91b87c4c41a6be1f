import type {
  AfterErrorHook,
  CollectionBeforeOperationHook,
  FindGlobalVersionsArgs,
  FlattenedField,
  Payload,
  PayloadRequest,
} from 'payload';
import { refusal } from '../access/editors-only.ts';
import { isNoFormsData } from './form-size.ts';
import { isAskersMistake, isBrokenBody, isLooseReference, isOddCondition } from './hub-log.ts';

const BAD_REQUEST = 400;

const refused = (message: string) => ({
  status: BAD_REQUEST,
  response: { errors: [{ message }] },
});

/** What Payload's adapter says of a field that is nowhere, such as the `prefix` of a file, which it looks for unasked. */
const NO_FIELD = /^Cannot find field for path/u;

/**
 * What the database cannot hold or compare, a body that cannot be read and a field that is not there are the asker's mistake,
 * and are answered so.
 */
export const refuseUnstorable: AfterErrorHook = ({ error, req }) => {
  if (isBrokenBody(error)) return refused('The body cannot be read.');
  if (NO_FIELD.test(error.message)) return refused('This request names a field that is not there.');
  if (isLooseReference(error))
    return refused('This request names a document that is not there, or one that is still in use.');
  if (isAskersMistake(error))
    return refused(
      'A number or a character of this request is not possible. Numbers have nine digits at most, and pages begin with 1.',
    );
  if (req?.query.where !== undefined && isOddCondition(error))
    return refused('A condition of this request does not fit its field.');
};

/** No form has as many lists and groups in each other. */
const MOST_LEVELS = 20;

/**
 * Refuses to save what no form brings: a body that is no JSON object, of which Payload reads nothing, or one that is nested
 * without an end, on both of which it breaks; and more fields or rows than any form has, which it looks at each before it
 * asks whether there are such fields. A copy may bring fields, or nothing.
 */
export function refuseNoFields({ args, operation }: { args?: unknown; operation: string }): void {
  const { data, duplicateFromID } = Object(args);
  const isSaved = operation === 'create' || operation === 'update';
  if (!isSaved || (duplicateFromID !== undefined && data === undefined)) return;
  if (Object(data) !== data)
    throw refusal('There is nothing to save in this request: send the fields as a JSON object.');
  if (isNoFormsData(data, MOST_LEVELS))
    throw refusal(
      `This has more fields, or more rows in its lists, than any form of the hub, or is nested more than ${MOST_LEVELS} levels deep.`,
    );
}

/**
 * Refuses to take a page off the site by a request that says more of it: Payload looks only at the fields that such a
 * request brings, and would publish the others as they are.
 */
export function refuseMoreThanUnpublish({ args }: { args?: unknown }): void {
  const { data, unpublishAllLocales } = Object(args);
  if (!unpublishAllLocales || String(unpublishAllLocales) === 'false') return;
  const { _status, ...more } = Object(data);
  if (_status !== 'draft' || Object.keys(more).length > 0)
    throw refusal(
      'A request that takes something off the site says nothing else: send `_status` as "draft" alone.',
    );
}

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

const MOST_ORDER_CHARACTERS = 500;

/** Names on the longest path that anybody needs, such as `version.tiles.picture.alt`. */
const MOST_SEGMENTS = 5;

/** The names on a path, of which Payload takes two underscores for a dot. */
const segmentsOf = (path: string): string[] => path.replaceAll('__', '.').split('.');

/** The names that an order goes by. Each is looked for in turn, by Payload too, so nobody names them by the thousand. */
function orderNames(sort: unknown): string[] {
  const parts = [sort].flat().map(String);
  if (sum(parts.map(({ length }) => length)) > MOST_ORDER_CHARACTERS)
    throw refusal(`An order has at most ${MOST_ORDER_CHARACTERS} characters.`);
  const names = parts.flatMap((part) => part.split(','));
  const lengths = names.map((name) => segmentsOf(name).length);
  const joined = sum(lengths.map((length) => length - 1));
  if (joined > MOST_JOINED || lengths.some((length) => length > MOST_SEGMENTS))
    throw refusal('An order goes by few names, each of a document or of one next to it.');
  return names;
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
  for (const name of orderNames(sort)) {
    const path = segmentsOf(name.trim().replace(/^-/u, '')).join('.');
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

interface Condition {
  /** Of the field, with a path behind it where it is one of another document. */
  readonly name: string;
  readonly operator: string;
  readonly value: unknown;
}

/** The conditions of a question, however they are brought together. */
export function* conditionsOf(where: unknown): Generator<Condition> {
  for (const [name, conditions] of entriesOf(where)) {
    if (Array.isArray(conditions) && /^(?:and|or)$/iu.test(name))
      for (const condition of conditions) yield* conditionsOf(condition);
    else for (const [operator, value] of entriesOf(conditions)) yield { name, operator, value };
  }
}

const isOdd = ({ operator, value }: Condition): boolean =>
  UNANSWERED.has(operator) ||
  (OF_TEXTS.has(operator) && typeof value !== 'string') ||
  // An object would be a whole question again, of as much as it likes.
  (operator === 'contains' && typeof value === 'object');

/**
 * Bounds of one question. The database plans it whole before it answers, and each name on a condition's path that leads to
 * another document, or into a list, is a table more to join: three thousand of them took 13 GB.
 */
export const MOST_CONDITIONS = 50;
const MOST_JOINED = 10;
/** Different words, and all of them: a list looks for the words of its search in each of its fields. */
const MOST_WORDS = 20;
const MOST_WORDS_LOOKED_FOR = 200;
const MOST_CHARACTERS = 20_000;

/** How many tables a path joins, at most: one for each name that something stands behind, and for a list. */
function joinedBy(path: string, fields: readonly FlattenedField[], payload: Payload): number {
  const [name = '', ...rest] = segmentsOf(path);
  const field = fields.find((one) => one.name === name);
  const isList = field && ('flattenedFields' in field || ('hasMany' in field && field.hasMany));
  if (rest.length === 0) return isList || (!field && name !== 'id') ? 1 : 0; // no collection lists its `id`
  const behind = field ? fieldsBehind(field, payload) : [];
  return 1 + joinedBy(rest.join('.'), behind, payload);
}

/** Lists of documents that one question joins: each multiplies the rows of the others, so that four of a page are a billion. */
const MOST_LISTS = 2;

/** Whether a path leads into a list of a document. */
function leadsIntoList(path: string, fields: readonly FlattenedField[], payload: Payload): boolean {
  const [name = '', ...rest] = segmentsOf(path);
  const field = fields.find((one) => one.name === name);
  if (!field) return false;
  if (field.type === 'array' || field.type === 'blocks') return true;
  if ('hasMany' in field && field.hasMany) return true;
  return rest.length > 0 && leadsIntoList(rest.join('.'), fieldsBehind(field, payload), payload);
}

const withoutVersion = (name: string): string => name.replace(/^version(?:\.|__)/u, '');

const wordsOf = ({ operator, value }: Condition): string[] =>
  OF_TEXTS.has(operator) ? String(value).trim().split(/\s+/u) : [];

function hasTooManyWords(asked: readonly Condition[]): boolean {
  const words = asked.flatMap(wordsOf);
  return words.length > MOST_WORDS_LOOKED_FOR || new Set(words).size > MOST_WORDS;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function asksTooMuch(
  asked: readonly Condition[],
  ordered: readonly string[],
  fields: readonly FlattenedField[],
  payload: Payload,
): boolean {
  return (
    asked.length > MOST_CONDITIONS ||
    asked.some(({ name }) => segmentsOf(name).length > MOST_SEGMENTS) ||
    sum(asked.map(({ name }) => joinedBy(withoutVersion(name), fields, payload))) > MOST_JOINED ||
    [...asked.map(({ name }) => name), ...ordered].filter((name) =>
      leadsIntoList(withoutVersion(name), fields, payload),
    ).length > MOST_LISTS ||
    hasTooManyWords(asked) ||
    sum(asked.map(({ value }) => String(value).length)) > MOST_CHARACTERS
  );
}

/** Refuses conditions under which Payload's adapter breaks instead of answering, and more of them than anybody needs. */
export const refuseOddConditions: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  const { where, sort } = args as { where?: unknown; sort?: unknown };
  if (where === undefined && sort === undefined) return;
  const fields = overrideAccess === true ? null : collection.flattenedFields;
  refuseOdd({ where, sort }, fields, req.payload);
};

/** @param fields those of what is asked for; null where the program itself asks, as much as it likes */
function refuseOdd(
  { where, sort }: { readonly where?: unknown; readonly sort?: unknown },
  fields: readonly FlattenedField[] | null,
  payload: Payload,
): void {
  const asked = [...conditionsOf(where)];
  if (asked.some(isOdd)) throw refusal('A condition of this request is none that can be answered.');
  if (fields === null) return;
  const ordered =
    sort === undefined ? [] : orderNames(sort).map((name) => name.trim().replace(/^-/u, ''));
  if (asksTooMuch(asked, ordered, fields, payload))
    throw refusal(
      `This request asks too much at once: at most ${MOST_CONDITIONS} conditions, ${MOST_JOINED} of them on other documents and ${MOST_LISTS} on lists, and ${MOST_WORDS} different words.`,
    );
}

/** The same for the versions of a page that is there once: Payload asks no hook before it looks for these, for whomever. */
export function refuseOddVersions(
  { global: slug, where, sort }: FindGlobalVersionsArgs,
  payload: Payload,
): void {
  const global = payload.globals.config.find((one) => one.slug === slug);
  if (global) refuseOdd({ where, sort }, global.flattenedFields, payload);
}
