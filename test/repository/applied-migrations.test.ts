import { MIGRATIONS_FOLDER, readMigrations } from '@selvedge/database/migrate';
import { HUB_MIGRATIONS_FOLDER } from '@selvedge/hub/database/migrate-hub';
import { expect, test } from 'vitest';
import applied from './applied-migrations.json' with { type: 'json' };

/**
 * A house that has had a migration does not start with another under its name. Each is entered here with the commit that
 * brings it, and never changed: what is to be otherwise is a new one.
 */
test.each([
  ['the database', MIGRATIONS_FOLDER, applied.database],
  ['the hub', HUB_MIGRATIONS_FOLDER, applied.hub],
])('the migrations of %s are as houses have had them', async (_what, folder, known) => {
  const found = await readMigrations(folder);
  expect(Object.fromEntries(found.map(({ name, checksum }) => [name, checksum]))).toEqual(known);
});
