import { DEFAULT_FACET_RULES, facetRule } from '@selvedge/contract/facet-rules';
import { withClient } from '@selvedge/database/connection';
import { migrate } from '@selvedge/database/migrate';
import { testDatabase } from '@selvedge/database/testing/test-database';
import { expect, test } from 'vitest';
import { HUB_MIGRATIONS_FOLDER, migrateHub } from '../../database/migrate-hub.ts';

test('a house that was there before begins with the rules of a new one, in its drafts too', async () => {
  const database = await testDatabase();
  try {
    await migrate(database.hubUrl, HUB_MIGRATIONS_FOLDER, 'hub', 11);
    await withClient(database.hubUrl, async (client) => {
      await client.query('INSERT INTO hub.site_settings DEFAULT VALUES');
      await client.query('INSERT INTO hub._site_settings_v DEFAULT VALUES');
    });
    await migrateHub(database.hubUrl);
    for (const table of ['site_settings_facet_rules', '_site_settings_v_version_facet_rules']) {
      const { rows } = await withClient(database.hubUrl, (client) =>
        client.query(
          `SELECT facet, name, phrases, "except" FROM hub.${table} ORDER BY _parent_id, _order`,
        ),
      );
      expect(rows, table).toEqual(DEFAULT_FACET_RULES);
    }
  } finally {
    await database.drop();
  }
});

test('the rules of the program are rules', () => {
  for (const rule of DEFAULT_FACET_RULES) expect(facetRule.parse(rule)).toEqual(rule);
});
