import { expect, test } from 'vitest';
import { loaded, standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

const headers = { host: 'localhost' };

/** A site of one page, which says what it calls itself, however it was asked for. */
const site = standInSite(({ status, url }) => {
  const html = `<link rel="canonical" href="${new URL('/', url).href}"><title>Cloth &amp; paper</title>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
});

test('views are counted of pages that there are, under one spelling, and of others together', async () => {
  const counted = new Map<string, number>();
  const app = await standInApp(
    {},
    {
      site,
      addPageViews: async (views) => {
        for (const { page, title, views: times } of views)
          counted.set(`${page} ${title}`, (counted.get(`${page} ${title}`) ?? 0) + times);
      },
    },
  );
  const view = async (page: string, title = 'Home') =>
    (await app.inject({ method: 'POST', url: '/page-views', payload: { page, title }, headers }))
      .statusCode;
  expect(await view('/')).toBe(204);
  expect(await view('/.', 'Your account was locked, call us')).toBe(204); // a title is the page's own
  for (let made = 0; made < 50; made++) expect(await view(`/made-up/${made}`, `${made}`)).toBe(204);
  for (const other of ['/?a', '/#a', '//evil.example/', '/\\evil.example'])
    expect(await view(other)).toBe(400);
  await app.close();
  expect(Object.fromEntries(counted)).toEqual({ '/ Cloth & paper': 2, '* Page not found': 50 });
});

test('a page that calls itself nothing is counted under its plain spelling alone', async () => {
  const counted: string[] = [];
  const nameless = standInSite(
    () => new Response('<title>Docs</title>', { headers: { 'content-type': 'text/html' } }),
  );
  const addPageViews = async (views: readonly { readonly page: string }[]) =>
    void counted.push(...views.map(({ page }) => page));
  const app = await standInApp({}, { site: nameless, addPageViews });
  for (const page of ['/docs', '/%64ocs', '/docs/', '//docs'])
    await app.inject({
      method: 'POST',
      url: '/page-views',
      payload: { page, title: 'Docs' },
      headers,
    });
  await app.close();
  expect(counted.toSorted()).toEqual(['*', '/docs']);
});

test('while nothing is published views of pages are not taken for views of none', async () => {
  const counted: unknown[] = [];
  const addPageViews = async (views: readonly unknown[]) => void counted.push(...views);
  const source = { ...loaded(), current: undefined, reason: 'The process is starting' };
  const app = await standInApp({}, { site, source, addPageViews });
  const payload = { page: '/', title: 'Home' };
  await app.inject({ method: 'POST', url: '/page-views', payload, headers });
  await app.close();
  expect(counted).toEqual([]);
});
