import { mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyProduct } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { writeProducts } from '@selvedge/database/products';
import { type OutsideServer, outsideServer } from '@selvedge/database/testing/outside-server';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { folderOriginals } from '@selvedge/pictures/open-originals';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { lastSnapshotFile } from '../src/snapshot/last-snapshot.ts';
import { FIXTURE_PRODUCTS } from './fixture-products.ts';
import { standInSite } from './stand-in-site.ts';

/** The promise: as fresh as the database within so long of its return. */
const FRESH_WITHIN = { timeout: 5000, interval: 50 };
const LIMIT_MS = 60_000;

let database: OutsideServer;
let removeDatabase: () => Promise<void>;
let dataDir: string;
let site: RunningServer;
let addresses: string[];
beforeAll(async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-faults-')));
  removeDatabase = removeWhenOrphaned(folder);
  database = await outsideServer(folder);
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-faults-site-'));
  await publishBrand('Protea');
  const picture = sharp({
    create: { width: 700, height: 500, channels: 3, background: '#203060' },
  });
  const media = folderOriginals(join(dataDir, 'media'));
  const original = await media.write(await picture.webp().toBuffer(), 'webp');
  const service = '/services/product';
  addresses = [
    '/',
    '/readyz',
    '/sitemap.xml',
    `/pictures/320${original.slice('/media'.length)}`,
    original,
    `${service}/get-all-brands`,
    `${service}/search?query=aloe`,
    `${service}/products/item_group/get_all_applications/005`,
    `${service}/internationals-page/settings`,
    `${service}/download-careers-csv`,
  ];
  await start();
}, LIMIT_MS);
afterAll(async () => {
  await site.close();
  await database.stop();
  await removeDatabase();
  await rm(dataDir, { recursive: true });
}, LIMIT_MS);

async function start(): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
  const pages = standInSite(() => new Response('<!doctype html><title>page</title>'));
  site = await startServer(settings, database, { site: pages });
}

const publishBrand = (brand: string) =>
  withClient(database.ownerUrl, async (client) => {
    await client.query('BEGIN');
    const marked = { ...emptyProduct, sku: 'MARK-01', item_group: '005', brand };
    const products = [...FIXTURE_PRODUCTS, marked];
    await writeProducts(client, products, { source: 'fixture', complete: true });
    await client.query('COMMIT');
  });

const shows = async (brand: string): Promise<boolean> => {
  const answer = await fetch(`${site.address}/services/product/get-all-brands`);
  return (await answer.text()).includes(`"${brand}"`);
};

/** The calls that are asked with a body. */
const POSTS = [
  ['/products/multi_filter', { filters: { item_group: '005' } }],
  ['/get-all-cms-data', { category: { item_group: '999' } }],
] as const;

/** Asks for everything published, and gives what was not answered with 200. */
async function unanswered(): Promise<string[]> {
  const reads = addresses.map(async (address) => {
    const { status } = await fetch(site.address + address);
    return `${address}: ${status}`;
  });
  const calls = POSTS.map(async ([path, body]) => {
    const { status } = await fetch(`${site.address}/services/product${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return `${path}: ${status}`;
  });
  const answered = await Promise.all([...reads, ...calls]);
  return answered.filter((line) => !line.endsWith(': 200'));
}

test.each([
  ['is stopped', () => database.stop()],
  ['is killed', () => database.crash()],
])(
  'everything published goes on answering when the database %s, and is fresh when it returns',
  {
    timeout: LIMIT_MS,
  },
  async (how, harm) => {
    expect(await unanswered()).toEqual([]);
    const duringHarm = unanswered();
    await harm();
    expect(await duringHarm).toEqual([]);
    for (let round = 0; round < 5; round++) expect(await unanswered()).toEqual([]);
    await database.start();
    await publishBrand(`After it ${how}`);
    await vi.waitUntil(() => shows(`After it ${how}`), FRESH_WITHIN);
  },
);

test('a site that starts while the database is down serves its last snapshot, then what is new', {
  timeout: LIMIT_MS,
}, async () => {
  await publishBrand('Before the start');
  await vi.waitUntil(() => shows('Before the start'), FRESH_WITHIN);
  await site.close();
  expect((await stat(lastSnapshotFile(dataDir))).size).toBeGreaterThan(0);
  await database.crash();
  await start();
  expect(await unanswered()).toEqual([]);
  expect(await shows('Before the start')).toBe(true);
  await database.start();
  await publishBrand('After the start');
  await vi.waitUntil(() => shows('After the start'), FRESH_WITHIN);
  expect(await unanswered()).toEqual([]);
});
