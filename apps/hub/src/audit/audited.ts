import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { type AuditEntry, writeAudit } from './audit-entry.ts';

const CHANGES: readonly string[] = ['create', 'update', 'delete'];

/**
 * Has an operation be about the whole document, as it is stored. What `select` and `populate` of a request leave out of a
 * change is missing from what hooks are given, and so from the audit log, and from the version that is kept of a global; the
 * `data` of a look would pass for the document, in the audit log too.
 */
// biome-ignore lint/suspicious/noExplicitAny: Payload's hooks are given whatever their operation takes
export function wholeAsStored({ args, operation }: { args?: any; operation: string }) {
  if (CHANGES.includes(operation)) return { ...args, select: undefined, populate: undefined };
  return operation === 'read' && args?.data ? { ...args, data: undefined } : args;
}

/** What every save changes, or what must not even be named as a value: kept out of lists of changed fields. */
const NOT_TOLD = new Set([
  'hash',
  'salt',
  'updatedAt',
  'createdAt',
  'id',
  'globalType',
  'sessions',
  'loginAttempts',
  'lockUntil',
]);

/**
 * Names of the fields in which two states of a document differ, in alphabetical order. Relations count as changed when
 * they lead elsewhere, not when one of the two states has them populated; what the later state does not tell, such as a
 * hidden field, counts as nothing.
 */
export function changedFields(before: object | undefined, after: object): string[] {
  const was = new Map(Object.entries(before ?? {}));
  const is = new Map(Object.entries(after));
  return [...is.keys()]
    .filter((name) => !NOT_TOLD.has(name) && plain(was.get(name)) !== plain(is.get(name)))
    .sort();
}

/** A value as text, with populated documents as their ids and without what is empty. */
function plain(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => {
      if (part === null || part === '') return undefined;
      const isDocument = typeof part === 'object' && !Array.isArray(part) && 'updatedAt' in part;
      return isDocument && 'id' in part ? part.id : part;
    }) ?? ''
  );
}

declare module 'payload' {
  export interface CollectionCustom {
    /** Its documents are about persons: every look at one is written down, by those who see more of it than a name. */
    personalData?: (req: PayloadRequest) => boolean;
  }
}

/** Marks in the context of an operation that has set a password: its hooks do not see it among the fields. */
export const PASSWORD_IS_STORED = 'passwordIsStored';

const textOf = (doc: unknown, field: string): string | undefined => {
  const value: unknown = typeof doc === 'object' && doc !== null ? Reflect.get(doc, field) : null;
  return typeof value === 'string' ? value : undefined;
};

/**
 * What a save was, by the states before and after it. What has a draft over it counts as a draft before already, so the
 * request tells whether a draft is saved or the document itself becomes one.
 */
function actionOf(
  { query, context, method, pathname }: PayloadRequest,
  operation: 'create' | 'update',
  before: unknown,
  after: unknown,
): string {
  const [was, is] = [textOf(before, '_status'), textOf(after, '_status')];
  const isDraft = String(query?.draft) === 'true';
  // Payload says so of collections; of globals the address does.
  const isRestored =
    context?.isRestoringVersion === true ||
    (method === 'POST' && /\/globals\/[^/]+\/versions\/[^/]+$/u.test(pathname ?? ''));
  if (isRestored) {
    if (isDraft) return 'restore';
    return is === 'published' ? 'restore and publish' : 'restore and unpublish';
  }
  if (is === 'published' && (operation === 'create' || was !== 'published')) return 'publish';
  if (is === 'draft' && operation === 'update') {
    return isDraft ? 'save draft' : 'unpublish';
  }
  return operation;
}

const afterChange =
  (titleField: string): CollectionAfterChangeHook =>
  async ({ collection, context, doc, previousDoc, operation, req }) => {
    const changed = operation === 'create' ? [] : changedFields(previousDoc, doc);
    await writeAudit(req, {
      action: actionOf(req, operation, previousDoc, doc),
      kind: collection.slug,
      id: doc.id,
      title: textOf(doc, titleField),
      fields: context[PASSWORD_IS_STORED] === true ? [...changed, 'password'] : changed,
    });
    return doc;
  };

const afterDelete =
  (titleField: string): CollectionAfterDeleteHook =>
  async ({ collection, doc, id, req }) => {
    await writeAudit(req, {
      action: 'delete',
      kind: collection.slug,
      id,
      title: textOf(doc, titleField),
    });
    return doc;
  };

/** The documents that a reading operation has given out. */
function documentsOf(result: unknown): object[] {
  if (typeof result !== 'object' || result === null) return [];
  const docs: unknown = 'docs' in result ? result.docs : [result];
  return Array.isArray(docs) ? docs.filter((doc) => typeof doc === 'object' && doc !== null) : [];
}

const LOOKS: readonly string[] = ['find', 'findByID', 'findVersions', 'findVersionByID'];
/** A change of whatever a condition finds tells whether there is any. */
const QUESTIONS: readonly string[] = [...LOOKS, 'update', 'delete'];

/** Writes down who has seen which document, save a person's own record. What the hub reads for itself is no look. */
const afterLook =
  (titleField: string, seesMore: (req: PayloadRequest) => boolean): CollectionAfterOperationHook =>
  async ({ args, collection, operation, overrideAccess, req, result }) => {
    const { user } = req;
    if (!user || overrideAccess === true || !seesMore(req)) return result;
    // How many there are of what is asked for tells as much as a look, to whoever asks often enough; so does a page without any.
    const hasDocuments = documentsOf(result).length > 0;
    const isFound = LOOKS.includes(operation) && hasDocuments;
    const isAsked = 'where' in args && args.where && Object.keys(args.where).length > 0;
    if (operation === 'count' || (QUESTIONS.includes(operation) && !hasDocuments && isAsked))
      await writeAudit(req, { action: 'count', kind: collection.slug });
    if (!isFound) return result;
    const entries = documentsOf(result).flatMap((doc): AuditEntry[] => {
      const id: unknown = Reflect.get(doc, 'parent') ?? Reflect.get(doc, 'id');
      if (typeof id !== 'number' && typeof id !== 'string') return [];
      if (collection.slug === user.collection && id === user.id) return [];
      return [{ action: 'read', kind: collection.slug, id, title: textOf(doc, titleField) }];
    });
    await writeAudit(req, ...entries);
    return result;
  };

/** A collection whose changes are written into the audit log, and, where it is about persons, every look at it. */
export function audited(collection: CollectionConfig): CollectionConfig {
  const titleField = collection.admin?.useAsTitle ?? 'id';
  const { hooks = {}, custom } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), afterChange(titleField)],
      afterDelete: [...(hooks.afterDelete ?? []), afterDelete(titleField)],
      afterOperation: [
        ...(hooks.afterOperation ?? []),
        ...(custom?.personalData ? [afterLook(titleField, custom.personalData)] : []),
      ],
    },
  };
}

/** Has the changes of a collection that Payload adds by itself written into the audit log, without what people call them. */
export function auditChanges({ hooks }: SanitizedCollectionConfig): void {
  hooks.afterChange.push(afterChange('id'));
  hooks.afterDelete.push(afterDelete('id'));
}

/** A global whose changes are written into the audit log. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const afterGlobalChange: GlobalAfterChangeHook = async ({ context, doc, previousDoc, req }) => {
    // Of one that comes back Payload hands on the version that it has made of it.
    const saved = context.isRestoringVersion === true ? (doc.version ?? doc) : doc;
    await writeAudit(req, {
      action: actionOf(req, 'update', previousDoc, saved),
      kind: global.slug,
      fields: changedFields(previousDoc, saved),
    });
    return doc;
  };
  const { hooks = {} } = global;
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), afterGlobalChange] },
  };
}
