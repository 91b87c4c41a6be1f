import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@selvedge/database/testing/test-database';
import { getPayload, type Payload } from 'payload';
import type { Role } from '../src/access/roles.ts';
import { HubPool } from '../src/database/hub-pool.ts';
import { migrateHub } from '../src/database/migrate-hub.ts';
import type { User } from '../src/payload-types.ts';
import { builtHub } from '../src/server/hub-config.ts';
import { readHubSettings } from '../src/settings.ts';
import { makeSealingKey } from './sealing.ts';

/** A hub of a test's own, on a database and a data directory of its own. */
export interface TestHub {
  readonly payload: Payload;
  readonly database: TestDatabase;
  readonly dataDir: string;
  /** Under which Payload keeps this hub among others of the process. */
  readonly cacheKey: string;
  /** Makes a person with these roles, as whom calls can be made: `payload.find({ user, overrideAccess: false, … })`. */
  person(...roles: Role[]): Promise<User>;
  close(): Promise<void>;
}

export const TEST_PASSWORD = 'a quiet loom at dusk';

/** The hub as it runs, without Next: its collections, hooks and rules on a real database. */
export async function testHub(environment: Record<string, string> = {}): Promise<TestHub> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-hub-'));
  await migrateHub(database.hubUrl);
  await makeSealingKey(dataDir);
  const settings = readHubSettings({
    PAYLOAD_SECRET: 'only for this test',
    ...environment,
    HUB_DATABASE_URL: database.hubUrl,
    DATA_DIR: dataDir,
  });
  const payload = await getPayload({ config: builtHub(settings), key: dataDir });
  let people = 0;
  return {
    payload,
    database,
    dataDir,
    cacheKey: dataDir,
    async person(...roles) {
      people += 1;
      const [role = 'nobody'] = roles;
      return payload.create({
        collection: 'users',
        data: {
          name: `Test ${role} ${people}`,
          email: `${role}-${people}@example.com`,
          password: TEST_PASSWORD,
          roles,
        },
      });
    },
    async close() {
      const pool = 'pool' in payload.db ? payload.db.pool : undefined;
      await payload.destroy();
      if (pool instanceof HubPool) await pool.endAll();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
