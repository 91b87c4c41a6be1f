import { mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { readContent } from '@selvedge/database/content';
import { type TestDatabase, testDatabase } from '@selvedge/database/testing/test-database';
import { databaseIsEmpty, type LoadDemoOptions, loadDemo } from '@selvedge/demo/load-demo';
import { demoProducts } from '@selvedge/demo/products';
import { BRANDS, SUPPLIER_NAME } from '@selvedge/demo/supplier';
import { PASSES_FOLDER } from '@selvedge/scenes/read-scenes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const pictureWidthPx = 12;
let database: TestDatabase;
let mediaDir: string;
let scenesFolder: string;

beforeAll(async () => {
  database = await testDatabase();
  mediaDir = await mkdtemp(join(tmpdir(), 'selvedge-demo-'));
  // One scene stands for all: each takes seconds to be dressed.
  scenesFolder = await mkdtemp(join(tmpdir(), 'selvedge-scenes-'));
  await symlink(join(PASSES_FOLDER, 'hallway'), join(scenesFolder, 'hallway'));
});

afterAll(async () => {
  await database.drop();
  await rm(mediaDir, { recursive: true });
  await rm(scenesFolder, { recursive: true });
});

const load = (more: Partial<LoadDemoOptions> = {}) =>
  loadDemo({ ownerUrl: database.ownerUrl, mediaDir, pictureWidthPx, scenesFolder, ...more });

/** Everything that a second load could have touched. */
const published = () =>
  withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT sku AS key, xmin::text FROM published.product
       UNION ALL SELECT kind || key, xmin::text FROM published.content ORDER BY 1`,
    );
    return rows;
  });

async function files(): Promise<string[]> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('loading the demo', () => {
  test('a load that fails half way leaves the database empty, and the drawn pictures stay', async () => {
    await withClient(database.ownerUrl, (client) =>
      client.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'power cut'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT ON published.content EXECUTE FUNCTION refuse()`),
    );
    await expect(load()).rejects.toThrow('power cut');
    await withClient(database.ownerUrl, async (client) => {
      expect(await databaseIsEmpty(client)).toBe(true);
      await client.query('DROP TRIGGER refuse ON published.content');
    });
    expect((await files()).length).toBeGreaterThan(2000);
  }, 120_000);

  test('one whose pictures cannot be kept elsewhere leaves it empty too', async () => {
    const full = () => Promise.reject(new Error('the bucket is full'));
    await expect(load({ keepPictures: full })).rejects.toThrow('the bucket is full');
    expect(await withClient(database.ownerUrl, databaseIsEmpty)).toBe(true);
  }, 60_000);

  test('the next load fills it, draws nothing twice, and leaves nothing unfinished', async () => {
    const steps: string[] = [];
    const { products, pictures } = await load({
      onProgress: (step, done, total) => steps.push(`${step} ${done}/${total}`),
    });
    expect(products).toBe(demoProducts().length);
    expect(pictures).toBe(0);
    expect(steps.splice(0, 2)).toEqual(['pictures 0/0', 'scenes 0/0']);
    expect(steps).toEqual([`products 0/${products}`, `products ${products}/${products}`]);
    expect((await files()).filter((name) => !/\.(?:jpg|png|webp)$/u.test(name))).toEqual([
      'demo-pictures.json',
    ]);
    await withClient(database.ownerUrl, async (client) => {
      expect(await databaseIsEmpty(client)).toBe(false);
      const brands = await readContent(client, 'brand');
      expect(brands.map(({ key }) => key).sort()).toEqual([...BRANDS].sort());
      const [settings] = await readContent(client, 'site-settings');
      expect(settings?.doc.supplier_name).toBe(SUPPLIER_NAME);
    });
  }, 60_000);

  test('[ENT-06] every picture that products, brands and pages name is a file', async () => {
    const { rows } = await withClient(database.ownerUrl, (client) =>
      client.query<{ address: string }>(
        `SELECT DISTINCT found[1] AS address FROM (
           SELECT doc::text FROM published.product UNION ALL SELECT doc::text FROM published.content) AS stored,
         regexp_matches(doc, '"(/media/[^"#]*)', 'g') AS found`,
      ),
    );
    expect(rows.length).toBeGreaterThan(2000);
    for (const { address } of rows) {
      const { size } = await stat(join(mediaDir, address.replace('/media/', '')));
      expect(size, address).toBeGreaterThan(0);
    }
  });

  test('loading again changes nothing', async () => {
    const before = await published();
    const { pictures } = await load();
    expect(pictures).toBe(0);
    expect(await published()).toEqual(before);
  });
});
