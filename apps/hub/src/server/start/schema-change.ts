import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { BasePayload, buildConfig } from 'payload';
import { HUB_MIGRATIONS_FOLDER } from '../../database/migrate-hub.ts';
import { readHubSettings } from '../../settings.ts';
import { hubConfig } from '../hub-config.ts';

/** The tables as the latest migration leaves them, in the words of Drizzle. */
export const SNAPSHOT_FILE: string = join(HUB_MIGRATIONS_FOLDER, 'tables.json');

const NO_ID = '00000000-0000-0000-0000-000000000000';

export interface SchemaChange {
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
