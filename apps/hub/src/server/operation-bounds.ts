import type { CollectionBeforeOperationHook, Where } from 'payload';
import { refusal } from '../access/editors-only.ts';
import { isCollection } from '../content/pages/content-forms.ts';
import { MOST_VERSIONS } from '../database/versions.ts';
import { pathOf } from './path-of.ts';

/** Documents that one answer lists; what asks for all of them is answered with as many. Long ones come to twenty megabytes. */
const MOST_LISTED = 100;
const MOST_CHANGED = 200;

/** Documents of a list that bring with them what they name, such as their pictures; those of a longer one bring its numbers. */
const MOST_WHOLE = 10;
/** How deep an answer goes: a document, what it names, and of that the numbers of what it names in turn. */
export const MOST_DEPTH = 2;

/** Bounds what one list brings: Payload itself lists whatever there is where `limit` is 0. */
const boundList: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess === true || 'id' in args) return args;
  const { limit, pagination } = args as { limit?: number; pagination?: boolean };
  const asked = limit ?? (pagination === false ? 0 : 1);
  const most = pathOf(req.pathname).endsWith('/versions') ? MOST_VERSIONS : MOST_LISTED;
  const listed = asked === 0 || asked > most ? most : asked;
  return {
    ...args,
    ...(listed === asked ? {} : { limit: most }),
    ...(listed > MOST_WHOLE && { depth: 0 }),
  };
};

/** What one change has made of many documents brings none of what they name. */
const boundChanges: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) =>
  overrideAccess === true || !['update', 'delete'].includes(operation) || 'id' in args
    ? args
    : { ...args, depth: 0 };

/** Documents of a collection that stand on one page of the site all together, or in one menu of the hub. */
const MOST_DOCUMENTS: Readonly<Record<string, number>> = {
  stores: 500,
  vacancies: 500,
};
/** Of any other collection of content: more pages than a house of ten thousand collections would write. */
const MOST_PAGES = 5000;
/** What one change says of many documents becomes a version of each. */
const MOST_OF_MANY_CHARACTERS = 20_000;

/** Refuses a further document where there are as many as may be, drafts included. */
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
    overrideAccess: true,
    req,
  });
  if (totalDocs >= most)
    throw refusal(
      `There are ${most} of them, drafts included. Delete one that is not needed first.`,
    );
};

/** Refuses one change of many documents: each is read, written and becomes a version. */
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
  if (totalDocs > MOST_CHANGED)
    throw refusal(
      `One change is of ${MOST_CHANGED} of them at most, and these are ${totalDocs}. Filter the list, and change them in parts.`,
    );
};

/** Refuses long texts for many documents at once. */
const refuseLarge: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true || operation !== 'update' || 'id' in args) return;
  const data: unknown = Object(args).data;
  if (JSON.stringify(data ?? '').length > MOST_OF_MANY_CHARACTERS)
    throw refusal(
      `A change of many documents has ${MOST_OF_MANY_CHARACTERS} characters at most. Change them one by one.`,
    );
};

/** What bounds every question and change of somebody. */
export const operationBounds: readonly CollectionBeforeOperationHook[] = [
  boundChanges,
  boundList,
  refuseFurther,
  refuseLarge,
  refuseMany,
];
