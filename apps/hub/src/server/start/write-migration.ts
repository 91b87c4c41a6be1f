import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { BasePayload, buildConfig } from 'payload';
import { generateTypes } from 'payload/node';
import { HUB_MIGRATIONS_FOLDER } from '../../database/migrate-hub.ts';
import { readHubSettings } from '../../settings.ts';
import { builtHub, hubConfig } from '../hub-config.ts';

/** The tables as the latest migration leaves them, in the words of Drizzle. */
const SNAPSHOT_FILE: string = join(HUB_MIGRATIONS_FOLDER, 'tables.json');

const NO_ID = '00000000-0000-0000-0000-000000000000';

interface SchemaChange {
  /** Leads from the tables of the latest migration to those that the collections ask for; empty where they agree. */
  readonly statements: readonly string[];
  /** The tables that the collections ask for. */
  readonly snapshot: object;
}

/** Compares the collections with the tables of the latest migration. Needs no database. */
export async function schemaChange(): Promise<SchemaChange> {
  const payload = await new BasePayload().init({
    config: buildConfig(hubConfig({ ...readHubSettings({}), PAYLOAD_SECRET: 'none' })),
    disableDBConnect: true,
    disableOnInit: true,
  });
  // Payload gives every database under one type; this one is PostgreSQL by hub-config.ts.
  const adapter = payload.db as unknown as PostgresAdapter;
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  // Drizzle gives each snapshot a random number, which says nothing and would be a change in every commit.
  const snapshot = { ...(await generateDrizzleJson(adapter.schema)), id: NO_ID, prevId: NO_ID };
  const before: object = existsSync(SNAPSHOT_FILE)
    ? JSON.parse(readFileSync(SNAPSHOT_FILE, 'utf8'))
    : { ...adapter.defaultDrizzleSnapshot, schemas: { hub: 'hub' } };
  const statements = await generateMigration(before, snapshot);
  return { statements, snapshot };
}

async function writeMigration(name: string): Promise<void> {
  await generateTypes(await builtHub(readHubSettings({})), { log: false });
  const { statements, snapshot } = await schemaChange();
  if (statements.length === 0)
    return console.log('The tables are as the collections ask for them.');
  const written = readdirSync(HUB_MIGRATIONS_FOLDER).filter((file) => file.endsWith('.sql'));
  const file = `${String(written.length + 1).padStart(4, '0')}-${name}.sql`;
  writeFileSync(join(HUB_MIGRATIONS_FOLDER, file), `${statements.join('\n')}\n`);
  writeFileSync(SNAPSHOT_FILE, `${JSON.stringify(snapshot, null, 1)}\n`);
  console.log(`Written: ${file}. Read it before you commit it.`);
}

/**
 * `node apps/hub/src/server/start/write-migration.ts NAME`: writes the SQL that the changed collections need as the next
 * migration, what the tables are after it, and the types of what they hold (`payload-types.ts`).
 */
if (import.meta.main) {
  const name = process.argv[2];
  if (!name || !/^[a-z][a-z0-9-]*$/u.test(name)) {
    console.error('Usage: write-migration.ts NAME, with a name such as pictures-with-credits');
    process.exit(1);
  }
  await writeMigration(name);
  process.exit(0);
}
