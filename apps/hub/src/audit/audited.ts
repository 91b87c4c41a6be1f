import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { SETS_PASSWORD } from '../people/password-rule.ts';
import { type AuditEntry, writeAudit } from './audit-entry.ts';
import { changedFields } from './changed-fields.ts';

declare module 'payload' {
  export interface CollectionCustom {
    /** Its documents are about persons: every look at one is written down. */
    personalData?: boolean;
  }
}

const textOf = (doc: unknown, field: string): string | undefined => {
  const value: unknown = typeof doc === 'object' && doc !== null ? Reflect.get(doc, field) : null;
  return typeof value === 'string' ? value : undefined;
};

/**
 * What a save was, by the states before and after it. What has a draft over it counts as a draft before already, so the
 * request tells whether a draft is saved or the document itself becomes one.
 */
function actionOf(
  { query }: Pick<PayloadRequest, 'query'>,
  operation: 'create' | 'update',
  before: unknown,
  after: unknown,
): string {
  const [was, is] = [textOf(before, '_status'), textOf(after, '_status')];
  if (is === 'published' && (operation === 'create' || was !== 'published')) return 'publish';
  if (is === 'draft' && operation === 'update') {
    return String(query?.draft) === 'true' ? 'save draft' : 'unpublish';
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
      fields: context[SETS_PASSWORD] === true ? [...changed, 'password'] : changed,
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

/** Writes down who has seen which document, save a person's own record. What the hub reads for itself is no look. */
const afterLook =
  (titleField: string): CollectionAfterOperationHook =>
  async ({ collection, operation, overrideAccess, req, result }) => {
    const { user } = req;
    if (!user || overrideAccess !== false || !LOOKS.includes(operation)) return result;
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
        ...(custom?.personalData ? [afterLook(titleField)] : []),
      ],
    },
  };
}

/** A global whose changes are written into the audit log. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await writeAudit(req, {
      action: actionOf(req, 'update', previousDoc, doc),
      kind: global.slug,
      fields: changedFields(previousDoc, doc),
    });
    return doc;
  };
  const { hooks = {} } = global;
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), afterGlobalChange] },
  };
}
