import { hubMigration } from '@selvedge/hub/start/write-migration';

/**
 * `node scripts/hub-migration.ts NAME`: writes the SQL that the hub's changed collections need into
 * apps/hub/src/migrations, under the next number.
 */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/u.test(name)) {
  console.error('Usage: node scripts/hub-migration.ts NAME, such as pictures-with-credits');
  process.exit(1);
}
const file = await hubMigration(name);
console.log(file ? `Written: ${file}. Read it before you commit it.` : 'Nothing has changed.');
process.exit(0);
