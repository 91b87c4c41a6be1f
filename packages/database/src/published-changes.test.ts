import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withClient } from './connection.ts';
import { writeContent } from './content.ts';
import { readRevision, watchPublished } from './published-changes.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

const LONG = { timeout: 20_000 };

let database: TestDatabase;
let hub: pg.Pool;
let ending: AbortController;
beforeEach(async () => {
  database = await testDatabase();
  hub = new pg.Pool({ connectionString: database.hubUrl });
  ending = new AbortController();
});
afterEach(async () => {
  ending.abort();
  await hub.end();
  await database.drop();
});

const publish = (name: string) =>
  withClient(database.hubUrl, (client) =>
    writeContent(client, 'brand', name, { brand_name: name, image_data: '' }),
  );

test('a commit counts the revision up by one, whatever it held, and a rollback does not', async () => {
  const client = await hub.connect();
  await client.query('BEGIN');
  for (const name of ['a', 'b']) {
    await writeContent(client, 'brand', name, { brand_name: name, image_data: '' });
  }
  expect(await readRevision(hub)).toBe(0);
  await client.query('COMMIT');
  expect(await readRevision(hub)).toBe(1);
  await client.query('BEGIN');
  await client.query('DELETE FROM published.content');
  await client.query('ROLLBACK');
  expect(await readRevision(hub)).toBe(1);
  client.release();
  await publish('a');
  expect(await readRevision(hub)).toBe(1); // nothing differed
  expect((await hub.query('SELECT FROM published.change_note')).rowCount).toBe(0);
});

test('a publisher does not wait for another that has not committed', async () => {
  const slow = await hub.connect();
  await slow.query('BEGIN');
  await writeContent(slow, 'brand', 'slow', { brand_name: 'slow', image_data: '' });
  await publish('quick');
  expect(await readRevision(hub)).toBe(1);
  await slow.query('COMMIT');
  slow.release();
  expect(await readRevision(hub)).toBe(2);
});

test('the present revision is told first, then each change by its notice', LONG, async () => {
  const seen: number[] = [];
  const watching = watchPublished(database.siteUrl, {
    onChange: (revision) => void seen.push(revision),
    pollMs: 3_600_000,
    signal: ending.signal,
  });
  await vi.waitFor(() => expect(seen).toEqual([0]), LONG);
  await publish('a');
  await vi.waitFor(() => expect(seen).toEqual([0, 1]), LONG);
  ending.abort();
  await watching;
});

test('a change without a notice is found by looking', LONG, async () => {
  const seen: number[] = [];
  void watchPublished(database.siteUrl, {
    onChange: (revision) => void seen.push(revision),
    pollMs: 20,
    signal: ending.signal,
  });
  await vi.waitFor(() => expect(seen).toEqual([0]), LONG);
  await withClient(database.ownerUrl, (client) =>
    client.query('UPDATE published.revision SET revision = 7'),
  );
  await vi.waitFor(() => expect(seen).toEqual([0, 7]), LONG);
  // A replica that has taken over lacks the last commit, and something else was published there since.
  await withClient(database.ownerUrl, (client) =>
    client.query('UPDATE published.revision SET changed_at = clock_timestamp()'),
  );
  await vi.waitFor(() => expect(seen).toEqual([0, 7, 7]), LONG);
});

test('a lost connection is made again, and what was missed is told', LONG, async () => {
  const seen: number[] = [];
  void watchPublished(database.siteUrl, {
    onChange: (revision) => void seen.push(revision),
    pollMs: 3_600_000,
    signal: ending.signal,
  });
  await vi.waitFor(() => expect(seen).toEqual([0]), LONG);
  await withClient(database.ownerUrl, async (client) => {
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'selvedge_site' AND datname = current_database()",
    );
  });
  await publish('a');
  await vi.waitFor(() => expect(seen).toEqual([0, 1]), LONG);
});

test(
  'a listener that fails is told again, and a server that is not there is no failure',
  LONG,
  async () => {
    const told: string[] = [];
    let calls = 0;
    void watchPublished(database.siteUrl, {
      onChange: () => {
        calls += 1;
        if (calls === 1) throw new Error('no memory');
      },
      pollMs: 20,
      signal: ending.signal,
      log: (message) => told.push(message),
    });
    await vi.waitFor(() => expect(calls).toBe(2), LONG);
    expect(told).toEqual(['Taking over published revision 0 failed: Error: no memory']);

    const away = new AbortController();
    const watching = watchPublished('postgres://nobody@127.0.0.1:1/none', {
      onChange: () => undefined,
      signal: away.signal,
      log: (message) => told.push(message),
    });
    await vi.waitFor(() => expect(told.at(-1)).toMatch(/interrupted: .*ECONNREFUSED/u), LONG);
    away.abort();
    await watching;
  },
);
