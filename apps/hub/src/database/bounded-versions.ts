import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/** Versions that one answer lists, each of which is a page with all its words. */
export const MOST_VERSIONS = 25;

/**
 * An adapter of Payload's that lists so many versions of a global at most: Payload lists all there are where `limit` is 0,
 * and asks no hook before, by its addresses or in its views.
 */
export const boundingVersions = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(options) {
    const db = adapter.init(options);
    const findGlobalVersions = db.findGlobalVersions.bind(db);
    db.findGlobalVersions = (query) => {
      const { limit = 0 } = query;
      const isBounded = limit > 0 && limit <= MOST_VERSIONS;
      return findGlobalVersions(isBounded ? query : { ...query, limit: MOST_VERSIONS });
    };
    return db;
  },
});
