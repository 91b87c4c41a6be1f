import type { CollectionBeforeOperationHook, Where } from 'payload';
import { refusal } from '../access/editors-only.ts';
import { isCollection } from '../content/pages/content-forms.ts';
import { MOST_VERSIONS } from '../database/versions.ts';
import { pathOf } from './path-of.ts';
import { conditionsOf, MOST_CONDITIONS } from './refused-queries.ts';

/** Documents that one answer lists, and that one change changes; what asks for all of them is answered with as many. */
const MOST_LISTED = 200;

/** Bounds what one list brings: Payload itself lists whatever there is where `limit` is 0. */
const boundList: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess === true || 'id' in args) return args;
  const { limit, pagination } = args as { limit?: number; pagination?: boolean };
  const asked = limit ?? (pagination === false ? 0 : 1);
  const most = pathOf(req.pathname).endsWith('/versions') ? MOST_VERSIONS : MOST_LISTED;
  return asked === 0 || asked > most ? { ...args, limit: most } : args;
};

/** Payload's own collection of the views of lists that people save. */
export const SAVED_VIEWS = 'payload-query-presets';
/** Documents of a collection that stand on one page of the site all together, or in one menu of the hub. */
const MOST_DOCUMENTS: Readonly<Record<string, number>> = {
  stores: 500,
  vacancies: 500,
  [SAVED_VIEWS]: 300,
};
/** Of any other collection of content: more pages than a house of ten thousand collections would write. */
const MOST_PAGES = 5000;
const MOST_OF_VIEW_CHARACTERS = 20_000;
/** What one change says of many documents becomes a version of each. */
const MOST_OF_MANY_CHARACTERS = 20_000;

/** Refuses a further document where there are as many as may be, drafts included; of saved views those that one sees. */
const refuseFurther: CollectionBeforeOperationHook = async ({
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || operation !== 'create') return;
  const most = MOST_DOCUMENTS[slug] ?? (isCollection(slug) ? MOST_PAGES : undefined);
  if (most === undefined) return;
  const { totalDocs } = await req.payload.count({
    collection: slug as keyof typeof req.payload.collections,
    overrideAccess: slug !== SAVED_VIEWS,
    req,
  });
  if (totalDocs >= most)
    throw refusal(
      `There are ${most} of them, drafts included. Delete one that is not needed first.`,
    );
};

/** Refuses one change of more documents than a list brings: each is read, written and becomes a version. */
const refuseMany: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  const { id, where } = args as { id?: unknown; where?: Where };
  const isChange = operation === 'update' || operation === 'delete';
  if (overrideAccess === true || !isChange || id !== undefined || where === undefined) return;
  const { totalDocs } = await req.payload.count({
    collection: slug as keyof typeof req.payload.collections,
    where,
    overrideAccess: false,
    req,
  });
  if (totalDocs > MOST_LISTED)
    throw refusal(
      `One change is of ${MOST_LISTED} of them at most, and these are ${totalDocs}. Filter the list, and change them in parts.`,
    );
};

/** One with more conditions would be refused wherever it is used, and be searched all the same when an application is erased. */
function refuseOddView(data: unknown, length: number): void {
  if (length > MOST_OF_VIEW_CHARACTERS)
    throw refusal(`A saved view has ${MOST_OF_VIEW_CHARACTERS} characters at most.`);
  const { where } = Object(data);
  const { and, or } = Object(where);
  if ([and, or].some((list) => list !== undefined && !Array.isArray(list)))
    throw refusal('The conditions of a saved view, “and” and “or”, are lists.');
  if ([...conditionsOf(where)].length > MOST_CONDITIONS)
    throw refusal(`A saved view has ${MOST_CONDITIONS} conditions at most.`);
}

/** Refuses a saved view of anything, and long texts for many documents at once. */
const refuseLarge: CollectionBeforeOperationHook = ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
}) => {
  if (overrideAccess === true || (operation !== 'create' && operation !== 'update')) return;
  const data: unknown = Object(args).data;
  const { length } = JSON.stringify(data ?? '');
  if (slug === SAVED_VIEWS) refuseOddView(data, length);
  if (operation === 'update' && !('id' in args) && length > MOST_OF_MANY_CHARACTERS)
    throw refusal(
      `A change of many documents has ${MOST_OF_MANY_CHARACTERS} characters at most. Change them one by one.`,
    );
};

/** What bounds every question and change of somebody. */
export const operationBounds: readonly CollectionBeforeOperationHook[] = [
  boundList,
  refuseFurther,
  refuseLarge,
  refuseMany,
];
