import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HUB_MIGRATIONS_FOLDER } from '../migrate-hub.ts';
import { SNAPSHOT_FILE, schemaChange } from './schema-change.ts';

/**
 * Writes the next migration, where the collections ask for one, and what the tables are after it.
 *
 * @param name lower case with hyphens
 * @returns the file's path, or null where nothing has changed
 */
export async function hubMigration(name: string): Promise<string | null> {
  const { statements, snapshot } = await schemaChange();
  if (statements.length === 0) return null;
  const written = readdirSync(HUB_MIGRATIONS_FOLDER).filter((file) => file.endsWith('.sql'));
  const number = String(written.length + 1).padStart(4, '0');
  const file = join(HUB_MIGRATIONS_FOLDER, `${number}-${name}.sql`);
  writeFileSync(file, `${statements.join('\n')}\n`);
  writeFileSync(SNAPSHOT_FILE, `${JSON.stringify(snapshot, null, 1)}\n`);
  return file;
}
