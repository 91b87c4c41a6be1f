import { fileURLToPath } from 'node:url';
import { applicationTypeContent } from '@selvedge/contract/page-content';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf } from '../src/snapshot/published-content.ts';
import { loaded, standInApp } from './stand-in.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ environment: { PUBLIC_ORIGIN: 'https://house.example' } });
});
afterAll(() => running.close());

const get = (url: string, host = 'house.example') => running.app.inject({ url, headers: { host } });

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => url);

test('the sitemap lists every page and every colour once, and nothing that is not published', async () => {
  const parts = addresses((await get('/sitemap.xml')).body);
  expect(parts).toEqual([
    'https://house.example/sitemaps/pages.xml',
    'https://house.example/sitemaps/products-1.xml',
  ]);
  const bodies = await Promise.all(
    parts.map(async (url) => (await get(new URL(url ?? '').pathname)).body),
  );
  const urls = bodies.flatMap(addresses);
  expect(urls).toContain('https://house.example/');
  expect(urls).toContain('https://house.example/item_group/005/application/upholstery');
  expect(urls).toContain(
    'https://house.example/item_group/001/collection/Namib/design/Dune/colour/Sand',
  );
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.join()).not.toMatch(/Secret|Hidden/u);
});

test('the sitemap lists Outdoor, and every application type and category that is published, with its last change', async () => {
  const page = applicationTypeContent.parse({ page_title: 'Outdoor' });
  const documents = new Map([
    [
      'page/applicationType',
      new Map(['9001/outdoor', '9001/outdoor/005', '9001/wet%20rooms'].map((key) => [key, page])),
    ],
  ] as const);
  const changed = { firstPublishedAt: '2026-09-01T08:00:00Z', changedAt: '2026-09-08T08:00:00Z' };
  const dates = new Map([
    ['page/applicationType', new Map([['9001/wet%20rooms', changed]])],
  ] as const);
  const app = await standInApp({}, { source: loaded({ content: contentOf(documents, dates) }) });
  const { body: index } = await app.inject({ url: '/sitemap.xml' });
  const { body } = await app.inject({ url: '/sitemaps/pages.xml' });
  await app.close();
  expect(index).toContain('/sitemaps/pages.xml</loc><lastmod>2026-11-01T08:00:00.000Z<');
  expect(body).toContain('/wet%20rooms</loc><lastmod>2026-09-08T08:00:00.000Z<');
  const paths = addresses(body).map((url) => new URL(url ?? '').pathname);
  expect(paths.filter((path) => path.includes('/application_type/'))).toEqual([
    '/item_group/9001/application_type/outdoor',
    '/item_group/9001/application_type/outdoor/category_name/005',
    '/item_group/9001/application_type/wet%20rooms',
  ]);
});

test('[decision 48] the sitemap lists the pages of text, but not the sample', async () => {
  const page = { page_title: 'Words', description: '', sections: [] };
  const documents = new Map([
    ['text-page', new Map(['directors', 'internationals-sample'].map((key) => [key, page]))],
  ] as const);
  const app = await standInApp({}, { source: loaded({ content: contentOf(documents) }) });
  const { body } = await app.inject({ url: '/sitemaps/pages.xml' });
  await app.close();
  expect(body).toContain('/directors<');
  expect(body).not.toContain('/internationals/sample');
});

test('a sitemap that is not in the index is not there', async () => {
  for (const name of ['products-2', 'products-0', 'other']) {
    expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
  }
});

test('robots are told where the sitemap is, and kept away from staging', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://house.example/sitemap.xml');
  const settings = { ...defaultSiteSettings, staging_hosts: ['staging.house.example'] };
  const staging = await standInApp({}, { source: loaded({ settings }) });
  const headers = { host: 'staging.house.example' };
  const robots = await staging.inject({ url: '/robots.txt', headers });
  expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
  await staging.close();
});

test('the manifest names the house, and its icons are among the files of the site', async () => {
  const answer = await get('/site.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { name, icons } = answer.json();
  expect(name).toBe(defaultSiteSettings.supplier_name);
  const files = new URL('../../site/public', import.meta.url);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(fileURLToPath(`${files}${src}`)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
