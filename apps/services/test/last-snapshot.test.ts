import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { type TestDatabase, testDatabase } from '@selvedge/database/testing/test-database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Following, followPublished } from '../src/snapshot/follow-published.ts';
import {
  lastSnapshotFile,
  prepareSnapshot,
  readLastSnapshot,
  snapshotKeeper,
} from '../src/snapshot/last-snapshot.ts';
import type { BuildEngine } from '../src/snapshot/load-snapshot.ts';
import type { Snapshot } from '../src/snapshot/snapshot.ts';
import { FIXTURE_PRODUCTS } from './fixture-products.ts';
import { publish } from './test-app.ts';

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

let dataDir: string;
let database: TestDatabase;
let messages: string[];
let running: Following[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-last-'));
  database = await testDatabase();
  await publish(database, FIXTURE_PRODUCTS);
  messages = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((following) => following.close()));
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const build: BuildEngine = (products) => buildMemoryEngine(products, { showTradeFields: false });
const notBuilt: BuildEngine = async () => {
  throw new Error('It should have been taken from the disk');
};

async function follow(siteUrl: string, buildEngine = build): Promise<Following> {
  const log = (message: string) => void messages.push(message);
  const logger = { warn: log, info: log };
  const following = followPublished({
    siteUrl,
    buildEngine,
    stored: readLastSnapshot(dataDir),
    keeper: snapshotKeeper(dataDir, logger),
    log: logger,
  });
  running.push(following);
  await following.firstAttempt;
  return following;
}

/** A site that ran and was stopped. */
async function runOnce(): Promise<Snapshot> {
  const following = await follow(database.siteUrl);
  await following.close();
  if (!following.current) throw new Error('Nothing was loaded');
  return following.current;
}

const answersOf = async (snapshot: Snapshot | undefined) => ({
  products: await snapshot?.engine.multiFilter(multiFilterRequest.parse({ limited: false })),
  suggestions: await snapshot?.engine.search('karoo'),
  content: snapshot?.content.documents,
  brands: snapshot?.brands,
  settings: snapshot?.settings,
  revision: snapshot?.revision,
});

test('a site whose database is away starts from its last snapshot, and says so', async () => {
  await withClient(database.ownerUrl, (client) =>
    writeContent(client, 'brand', 'Unsold', { brand_name: 'Unsold', image_data: '/media/u.webp' }),
  );
  const before = await runOnce();
  const { current } = await follow(NOWHERE);
  expect(await answersOf(current)).toEqual(await answersOf(before));
  expect(current?.productCount).toBe(4);
  expect(messages.join('\n')).toMatch(/away: serving from the last snapshot, revision \d+ of 20/u);
});

test('a start builds nothing where the last snapshot shows what is published still', async () => {
  const before = await runOnce();
  const { current } = await follow(database.siteUrl, notBuilt);
  expect(await answersOf(current)).toEqual(await answersOf(before));
  expect(messages).toEqual([]);
});

test('a start builds nothing either where the snapshot was prepared after an import', async () => {
  const log = { warn: (message: string) => void messages.push(message) };
  await prepareSnapshot(database.siteUrl, dataDir, log);
  const { current } = await follow(database.siteUrl, notBuilt);
  expect(current?.productCount).toBe(4);
  expect(messages).toEqual([]);
});

test('a start reads what was published since, and nothing else', async () => {
  await runOnce();
  await publish(database, FIXTURE_PRODUCTS.slice(0, 1));
  const { current } = await follow(database.siteUrl, notBuilt);
  expect(current?.productCount).toBe(1);
  const { products } = await answersOf(current);
  expect(products?.products.map(({ sku }) => sku)).toEqual([FIXTURE_PRODUCTS[0]?.sku]);
});

test('another database with the same number of changes is another state', async () => {
  await runOnce();
  const other = await testDatabase();
  await publish(other, FIXTURE_PRODUCTS.slice(0, 1));
  const following = await follow(other.siteUrl);
  expect(following.current?.productCount).toBe(1);
  await following.close();
  await other.drop();
});

test('a later publication is kept too', async () => {
  const following = await follow(database.siteUrl);
  await publish(database, FIXTURE_PRODUCTS.slice(0, 2));
  await vi.waitUntil(() => following.current?.productCount === 2, { timeout: 10_000 });
  await following.close();
  expect((await follow(NOWHERE)).current?.productCount).toBe(2);
});

test('a damaged snapshot is passed over with a line in the log, and the database read', async () => {
  await runOnce();
  const file = lastSnapshotFile(dataDir);
  const bytes = await readFile(file);
  bytes[200] = (bytes[200] ?? 0) ^ 1;
  await writeFile(file, bytes);
  expect((await follow(NOWHERE)).current).toBeUndefined();
  expect(messages.join('\n')).toMatch(/is not used: DamagedFileError/u);
  expect((await follow(database.siteUrl)).current?.productCount).toBe(4);
});
