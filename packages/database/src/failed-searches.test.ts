import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFailedSearches, type FailedOutcome, readFailedSearches } from './failed-searches.ts';
import { type RolePools, rolePools } from './testing/test-database.ts';

let pools: RolePools;
let owner: pg.Pool;
let site: pg.Pool;
let hub: pg.Pool;
beforeAll(async () => {
  pools = await rolePools();
  ({ owner, site, hub } = pools);
});
afterAll(() => pools.end());

const add = (counted: Readonly<Record<string, number>>, outcome: FailedOutcome = 'nothing found') =>
  addFailedSearches(
    site,
    Object.entries(counted).map(([text, searches]) => ({ outcome, text, searches })),
  );

test('searches in vain are added up, without the letters on the way to a word', async () => {
  await owner.query('DELETE FROM inbox.fruitless_search');
  await add({ ze: 3, zeb: 3, zebra: 3, 'mo%': 1 });
  await add({ zebra: 2, zebu: 1, ze: 3 });
  expect(await readFailedSearches(hub, 'nothing found')).toEqual([
    { text: 'ze', searches: 6 }, // once more than as the beginning of another
    { text: 'zebra', searches: 5 },
    { text: 'mo%', searches: 1 },
    { text: 'zebu', searches: 1 },
  ]);
  await expect(site.query('SELECT * FROM inbox.fruitless_search')).rejects.toThrow(
    'permission denied',
  );
});

test('what was found and not followed is counted apart from what was not found', async () => {
  await owner.query('DELETE FROM inbox.fruitless_search');
  await add({ blue: 2 });
  await add({ blue: 3, stripe: 1 }, 'nothing followed');
  expect(await readFailedSearches(hub, 'nothing found')).toEqual([{ text: 'blue', searches: 2 }]);
  expect(await readFailedSearches(hub, 'nothing followed')).toEqual([
    { text: 'blue', searches: 3 },
    { text: 'stripe', searches: 1 },
  ]);
});

test('one batch takes no more texts than the day has room for', async () => {
  await owner.query('DELETE FROM inbox.fruitless_search');
  await owner.query(
    "INSERT INTO inbox.fruitless_search SELECT CURRENT_DATE, 'text ' || number, 1 FROM generate_series(1, 1990) AS number",
  );
  const batch = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`new ${n}`, 1]));
  await add({ ...batch, 'text 7': 4 });
  const { rows } = await owner.query(
    "SELECT count(*)::int AS texts, max(searches)::int AS most FROM inbox.fruitless_search WHERE outcome = 'nothing found'",
  );
  expect(rows).toEqual([{ texts: 2000, most: 5 }]);
});

test('a day takes so many texts and no more, and old days are forgotten', async () => {
  await owner.query('DELETE FROM inbox.fruitless_search');
  await owner.query(
    "INSERT INTO inbox.fruitless_search VALUES (CURRENT_DATE - 91, 'long ago', 9), (CURRENT_DATE - 40, 'a while ago', 9)",
  );
  await owner.query(
    "INSERT INTO inbox.fruitless_search SELECT CURRENT_DATE, 'text ' || number, 1 FROM generate_series(1, 2000) AS number",
  );
  await add({ 'one more': 50, 'text 7': 4 });
  const { rows } = await owner.query(
    'SELECT text, searches::int FROM inbox.fruitless_search ORDER BY searches DESC, text LIMIT 3',
  );
  expect(rows).toEqual([
    { text: 'a while ago', searches: 9 },
    { text: 'text 7', searches: 5 },
    { text: 'text 1', searches: 1 },
  ]);
  expect((await readFailedSearches(hub, 'nothing found'))[0]).toEqual({
    text: 'text 7',
    searches: 5,
  });
});
