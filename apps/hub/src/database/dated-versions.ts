import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/**
 * An adapter of Payload's by which a version is as old as itself. Payload gives one that is restored the age of its
 * document, and lists versions by that: what was brought back last would stand below the first.
 */
export const datingVersions = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(options) {
    const db = adapter.init(options);
    const createVersion = db.createVersion.bind(db);
    const createGlobalVersion = db.createGlobalVersion.bind(db);
    db.createVersion = (version) => createVersion({ ...version, createdAt: version.updatedAt });
    db.createGlobalVersion = (version) =>
      createGlobalVersion({ ...version, createdAt: version.updatedAt });
    return db;
  },
});
