import { join } from 'node:path';
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
