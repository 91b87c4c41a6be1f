import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { migrate } from '@selvedge/database/migrate';

/** SQL that brings the hub's tables to what its collections ask for, made by `server/start/write-migration.ts`. */
export const HUB_MIGRATIONS_FOLDER: string = join(import.meta.dirname, '../migrations');

/**
 * Brings the hub's tables to the state of this release, as the hub's own role, which owns them. Safe to call from many
 * processes at once.
 *
 * @throws MigrationError as `migrate` does
 */
export const migrateHub = (hubUrl: string): Promise<void> =>
  migrate(hubUrl, HUB_MIGRATIONS_FOLDER, 'hub');

/** The person that was made for a hub without any. */
export interface FirstUser {
  readonly email: string;
  /** Null where whoever runs the hub has chosen it. */
  readonly password: string | null;
}

/** What `fill-hub.ts` tells the process that started it. */
export type FillAnswer = { readonly firstUser: FirstUser | null } | { readonly failed: string };

/** Whether the hub has anyone who could sign in, without loading Payload. */
export const hubHasPeople = (hubUrl: string): Promise<boolean> =>
  withClient(hubUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM hub.users LIMIT 1');
    return rowCount !== 0;
  });
