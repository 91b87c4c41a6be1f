import type {
  Access,
  CollectionBeforeOperationHook,
  Field,
  SanitizedCollectionConfig,
} from 'payload';
import { refusal } from '../access/editors-only.ts';
import { hasRole } from '../access/roles.ts';
import { executorOf } from '../database/transaction.ts';
import { conditionsOf, MOST_CONDITIONS } from './refused-queries.ts';

/** Payload's own collection of the views of lists that people save. */
export const SAVED_VIEWS = 'payload-query-presets';
/** Of one person; views that others share count with those who made them. */
const MOST_OF_PERSON = 100;
const MOST_CHARACTERS = 20_000;

/** Whoever made a view stands in the audit log alone: the view itself says who may change it, which may be anybody. */
const COUNT_OWN = `SELECT count(*)::int AS own FROM audit.entry
  JOIN hub.payload_query_presets AS view ON view.id::text = subject_id
  WHERE subject_kind = '${SAVED_VIEWS}' AND action = 'create' AND actor_id = $1`;

const refuseFurtherViews: CollectionBeforeOperationHook = async ({
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || operation !== 'create') return;
  const { rows } = await executorOf(req.payload).query(COUNT_OWN, [String(req.user?.id ?? '')]);
  if (Number(Object(rows[0]).own) >= MOST_OF_PERSON)
    throw refusal(`You have saved ${MOST_OF_PERSON} views. Delete one that is not needed first.`);
};

/** One with more conditions would be refused wherever it is used, and be searched all the same when an application is erased. */
const refuseOddViews: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true || (operation !== 'create' && operation !== 'update')) return;
  const data: unknown = Object(args).data;
  if (JSON.stringify(data ?? '').length > MOST_CHARACTERS)
    throw refusal(`A saved view has ${MOST_CHARACTERS} characters at most.`);
  const { where } = Object(data);
  const { and, or } = Object(where);
  if ([and, or].some((list) => list !== undefined && !Array.isArray(list)))
    throw refusal('The conditions of a saved view, “and” and “or”, are lists.');
  // Who looks for an erased person is found out by the words of views, as they are written.
  if (JSON.stringify(where ?? '').includes('%'))
    throw refusal('A saved view looks for words as they are written, without “%”.');
  if ([...conditionsOf(where)].length > MOST_CONDITIONS)
    throw refusal(`A saved view has ${MOST_CONDITIONS} conditions at most.`);
};

/** Whoever may delete a view, and administrators those that stand in the menus of others. */
const orAdministrators =
  (access: Access): Access =>
  async (asked) => {
    const may = await access(asked);
    if (typeof may === 'boolean' || !hasRole(asked.req, 'administrator')) return may;
    return { or: [may, { isShared: { equals: true } }] };
  };

/** Colleagues whom a view names stay their numbers: Payload saves a view once more with whatever it reads of it. */
function withoutColleagues(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'relationship') field.maxDepth = 0;
    if ('fields' in field) withoutColleagues(field.fields);
  }
}

/** Holds the views that people save to bounds, which Payload's collection of them has none of. */
export function boundSavedViews({ access, fields, hooks }: SanitizedCollectionConfig): void {
  withoutColleagues(fields);
  access.delete = orAdministrators(access.delete);
  hooks.beforeOperation.push(refuseFurtherViews, refuseOddViews);
}
