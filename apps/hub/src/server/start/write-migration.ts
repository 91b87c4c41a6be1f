import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HUB_MIGRATIONS_FOLDER } from '../../database/migrate-hub.ts';
import { SNAPSHOT_FILE, schemaChange } from './schema-change.ts';

/**
 * `node apps/hub/src/server/start/write-migration.ts NAME`: writes the SQL that the changed collections need as the next
 * migration, and what the tables are after it.
 */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/u.test(name)) {
  console.error('Usage: write-migration.ts NAME, with a name such as pictures-with-credits');
  process.exit(1);
}
const { statements, snapshot } = await schemaChange();
if (statements.length === 0) {
  console.log('The tables are as the collections ask for them.');
} else {
  const written = readdirSync(HUB_MIGRATIONS_FOLDER).filter((file) => file.endsWith('.sql'));
  const file = `${String(written.length + 1).padStart(4, '0')}-${name}.sql`;
  writeFileSync(join(HUB_MIGRATIONS_FOLDER, file), `${statements.join('\n')}\n`);
  writeFileSync(SNAPSHOT_FILE, `${JSON.stringify(snapshot, null, 1)}\n`);
  console.log(`Written: ${file}. Read it before you commit it.`);
}
process.exit(0);
