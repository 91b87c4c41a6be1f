import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { emptyProduct } from '@selvedge/contract/product';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { followPublished } from '../src/snapshot/follow-published.ts';
import { FIXTURE_PRODUCTS } from './fixture-products.ts';
import { emptyEngine } from './stand-in.ts';
import { publish, startTestApp, type TestApp } from './test-app.ts';

/** A busy machine takes longer than the second that is waited otherwise. */
const LONG = 10_000;

let service: TestApp | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const totalOf = async ({ ask }: TestApp) =>
  (await ask('product', { method: 'POST', url: '/products/multi_filter', payload: {} })).json()
    .total_items_count;

test('what is published appears without a restart, whole', async () => {
  service = await startTestApp();
  expect(await totalOf(service)).toBe(4);
  const before = service.published.current;
  const added = { ...emptyProduct, sku: 'NEW-01', brand: 'Baobab', item_group: '004' };
  await publish(service.database, [...FIXTURE_PRODUCTS, added]);
  await vi.waitUntil(() => service?.published.current !== before, LONG);
  expect(await totalOf(service)).toBe(5);
  expect(service.published.current?.revision).toBeGreaterThan(before?.revision ?? 0);
  const { body } = await service.ask('product', { url: '/get-all-brands' });
  expect(body).toContain('Baobab');
});

test('a change of content reads no product again, one of products or of what is told of them does', async () => {
  service = await startTestApp();
  const { database, published } = service;
  const engines = [published.current?.engine];
  const after = async (change: (client: pg.Client) => Promise<unknown>) => {
    const before = published.current;
    await withClient(database.ownerUrl, change);
    await vi.waitUntil(() => published.current !== before, LONG);
    engines.push(published.current?.engine);
  };
  await after((client) =>
    writeContent(client, 'brand', 'Welwitschia & Sons', {
      brand_name: 'Welwitschia & Sons',
      image_data: '/media/a.webp',
    }),
  );
  expect(engines[1]).toBe(engines[0]);
  expect(published.current?.brands).toContainEqual({
    brand_name: 'Welwitschia & Sons',
    image_data: '/media/a.webp',
  });
  await publish(database, [...FIXTURE_PRODUCTS, { ...emptyProduct, sku: 'NEW-02' }]);
  await vi.waitUntil(() => published.current?.productCount === 5, LONG);
  expect(published.current?.engine).not.toBe(engines[1]);
  engines.push(published.current?.engine);
  const settings = { ...defaultSiteSettings, supplier_name: 'Another' };
  await after((client) => writeContent(client, 'site-settings', '', settings));
  expect(published.current?.settings.supplier_name).toBe('Another');
  expect(engines.at(-1)).toBe(engines.at(-2));
  const shown = { ...settings, show_trade_fields: !settings.show_trade_fields };
  await after((client) => writeContent(client, 'site-settings', '', shown));
  expect(engines.at(-1)).not.toBe(engines.at(-2));
  expect(published.current?.productCount).toBe(5);
});

test('a change of some products reads and builds those alone, and the search follows', async () => {
  service = await startTestApp();
  let built = 0;
  const following = followPublished({
    siteUrl: service.database.siteUrl,
    buildEngine: (products) => {
      built += 1;
      return buildMemoryEngine(products, { showTradeFields: false });
    },
    log: { warn: () => undefined, info: () => undefined },
  });
  await following.firstAttempt;
  const added = {
    ...emptyProduct,
    sku: 'NEW-03',
    design: 'Spekboom',
    range: 'Karoo',
    item_group: '001',
  };
  const state = () => {
    const { productCount, engine } = following.current ?? {};
    return { productCount, found: engine?.search('spekboom').Design.length };
  };
  await publish(service.database, [...FIXTURE_PRODUCTS, added]);
  // On a busy machine the searches of the state before are made after names have come, and know them for that moment.
  await expect.poll(state).toEqual({ productCount: 5, found: 1 });
  await publish(service.database, FIXTURE_PRODUCTS);
  await expect.poll(state).toEqual({ productCount: 4, found: 0 });
  expect(built).toBe(1);
  await following.close();
});

test('the last catalogue goes on serving when the database is gone, and one line says so', async () => {
  service = await startTestApp();
  const { ownerUrl } = service.database;
  const serverUrl = new URL(ownerUrl);
  const database = serverUrl.pathname.slice(1);
  serverUrl.pathname = '/postgres';
  await withClient(serverUrl.href, async (client) => {
    await client.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`);
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [database],
    );
  });
  const { messages } = service;
  await vi.waitUntil(() => messages.length > 0, LONG);
  expect(await totalOf(service)).toBe(4);
  expect((await service.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  const signUp = {
    method: 'POST',
    url: '/omnisend/sign-up',
    payload: { email: 'a@b.co' },
  } as const;
  expect((await service.ask('notification', signUp)).statusCode).toBe(503);
  expect(messages).toHaveLength(1);
});

test('a catalogue that cannot be loaded is tried again until it can', async () => {
  service = await startTestApp();
  const messages: string[] = [];
  let tries = 0;
  const flaky = followPublished({
    siteUrl: service.database.siteUrl,
    buildEngine: async () => {
      tries += 1;
      if (tries < 2) throw new Error('not now');
      return emptyEngine;
    },
    log: { warn: (line) => messages.push(line), info: (line) => messages.push(line) },
  });
  await flaky.firstAttempt;
  expect(flaky.current).toBeUndefined();
  expect(flaky.reason).toMatch(/cannot be loaded/u);
  await vi.waitUntil(() => flaky.current !== undefined, { timeout: 5000 });
  expect(messages).toHaveLength(2);
  await flaky.close();
});

test('a database that is away from the start is no reason to end, nor to wait', async () => {
  const messages: string[] = [];
  const waiting = followPublished({
    siteUrl: 'postgres://nobody@127.0.0.1:1/none',
    buildEngine: async () => emptyEngine,
    log: { warn: (line) => messages.push(line), info: (line) => messages.push(line) },
  });
  await waiting.firstAttempt;
  expect(waiting.current).toBeUndefined();
  await waiting.close();
  expect(messages).toHaveLength(1);
});
