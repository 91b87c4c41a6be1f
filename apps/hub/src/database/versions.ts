import type {
  BaseDatabaseAdapter,
  DatabaseAdapterObj,
  FindGlobalVersionsArgs,
  Payload,
  PayloadRequest,
} from 'payload';

/** Whether a version comes back as a draft: Payload says so of its own operation in the context, and the address says how. */
const isRestoredAsDraft = (req: Partial<PayloadRequest> | undefined): boolean =>
  req?.context?.isRestoringVersion === true && String(req.query?.draft) === 'true';

/** Versions that one answer lists, each of which is a page with all its words. */
export const MOST_VERSIONS = 25;

/**
 * An adapter of Payload's by which versions come back as people expect. One is as old as itself: Payload gives one that is
 * restored the age of its document, and lists versions by that, so that what was brought back last would stand below the
 * first. And a global that is on the site stays there as it is while an older version of it becomes the draft: Payload keeps
 * to that with documents, and makes the global itself a draft. Of a global so many versions are listed at most: Payload lists
 * all there are where `limit` is 0, and asks no hook before, by its addresses or in its views.
 *
 * @param refuseOdd throws for a question about versions of a global that nobody should ask
 */
export const adaptVersions = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
  refuseOdd: (query: FindGlobalVersionsArgs, payload: Payload) => void,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(options) {
    const db = adapter.init(options);
    const createVersion = db.createVersion.bind(db);
    const createGlobalVersion = db.createGlobalVersion.bind(db);
    const updateGlobal = db.updateGlobal.bind(db);
    const findGlobalVersions = db.findGlobalVersions.bind(db);
    db.createVersion = (version) => createVersion({ ...version, createdAt: version.updatedAt });
    db.createGlobalVersion = (version) =>
      createGlobalVersion({ ...version, createdAt: version.updatedAt });
    db.updateGlobal = async (update) => {
      const { slug, data, req } = update;
      if (!isRestoredAsDraft(req)) return updateGlobal(update);
      const { id, _status } = await db.findGlobal({ slug, ...(req && { req }) });
      return _status === 'published' ? { ...data, id } : updateGlobal(update);
    };
    db.findGlobalVersions = async (query) => {
      refuseOdd(query, options.payload);
      const { limit = 0 } = query;
      const isBounded = limit > 0 && limit <= MOST_VERSIONS;
      return findGlobalVersions(isBounded ? query : { ...query, limit: MOST_VERSIONS });
    };
    return db;
  },
});
