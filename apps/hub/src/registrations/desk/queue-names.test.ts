import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHub, testHub } from '../../../test/test-hub.ts';

let hub: TestHub;
let pool: pg.Pool;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
});
afterAll(async () => {
  await pool.end();
  await hub.close();
});

test('a name is found as it is heard, also that of the shop, whichever apostrophe it is written with', async () => {
  await pool.query(
    `INSERT INTO hub.registrations (reference, trading_name, applicant_name)
     VALUES ('TR-NAME-0001', 'Zèbra Rooms', 'Zanelé O’Brien')`,
  );
  for (const heard of ["zanele o'brien", 'obrien', 'zebra', 'TRNAME0001'])
    expect([
      heard,
      (
        await pool.query(
          `SELECT reference FROM hub.registrations WHERE strpos(search_text, $q$${heard}$q$) > 0`,
        )
      ).rows,
    ]).toEqual([heard, [{ reference: 'TR-NAME-0001' }]]);
});

test('companies sort as people look for them, whatever their case and accents', async () => {
  const names = ['Zulu', 'Étoile', 'Ångström', 'aardvark', 'de Villiers', 'Adams'];
  for (const [at, name] of names.entries())
    await pool.query('INSERT INTO hub.registrations (reference, company_name) VALUES ($1, $2)', [
      `TR-SORT-000${at}`,
      name,
    ]);
  const sorted = (
    await pool.query(
      `SELECT company_name AS name FROM hub.registrations WHERE reference LIKE 'TR-SORT-%' ORDER BY company_name`,
    )
  ).rows;
  expect(sorted.map(({ name }) => name)).toEqual([
    'aardvark',
    'Adams',
    'Ångström',
    'de Villiers',
    'Étoile',
    'Zulu',
  ]);
});
