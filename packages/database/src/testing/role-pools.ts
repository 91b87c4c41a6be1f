import pg from 'pg';
import { testDatabase } from './test-database.ts';

export interface RolePools {
  readonly owner: pg.Pool;
  readonly site: pg.Pool;
  readonly hub: pg.Pool;
  /** Ends the connections and drops the database. */
  end(): Promise<void>;
}

/** A database of a test file's own, with connections of each role. */
export async function rolePools(): Promise<RolePools> {
  const database = await testDatabase();
  const owner = new pg.Pool({ connectionString: database.ownerUrl });
  const site = new pg.Pool({ connectionString: database.siteUrl });
  const hub = new pg.Pool({ connectionString: database.hubUrl });
  return {
    owner,
    site,
    hub,
    async end() {
      await Promise.all([owner.end(), site.end(), hub.end()]);
      await database.drop();
    },
  };
}
