import { pageContent } from '@selvedge/contract/page-content';
import type { Preview } from '@selvedge/database/previews';
import { expect, onTestFinished, test } from 'vitest';
import { loaded, standInApp } from './stand-in.ts';
import { standInSite } from './stand-in-site.ts';

const preview: Preview = {
  kind: 'page/home',
  key: '',
  doc: pageContent.parse({ page_title: 'Not yet' }),
  framedBy: 'https://hub.example.com',
};

async function home() {
  const site = standInSite(async ({ context }) => {
    const { page_title } = await context.content.content({ kind: 'home' });
    const body = JSON.stringify([
      page_title,
      context.preview,
      context.settings.analytics.own_counter,
    ]);
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  });
  const app = await standInApp(
    {},
    { site, source: loaded(), findPreview: async (token) => (token === 'good' ? preview : null) },
  );
  onTestFinished(() => app.close());
  return (url: string) => app.inject({ url, headers: { host: 'www.example.com' } });
}

test('a preview shows its content to its link alone, and is kept by nobody', async () => {
  const open = await home();
  const answer = await open('/?preview=good');
  expect(answer.json()).toEqual(['Not yet', true, false]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect((await open('/')).json()).toEqual(['', false, true]);
});

test('the hub may frame a preview, and no page else', async () => {
  const open = await home();
  const { headers } = await open('/?preview=good');
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://hub.example.com",
  );
  expect(headers['x-frame-options']).toBeUndefined();
  const live = await open('/');
  expect(live.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/u);
  expect(live.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('a link whose time is over says so, and shows neither the draft nor the live page', async () => {
  const open = await home();
  const answer = await open('/?preview=old');
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('This preview has expired');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  expect(answer.headers['cache-control']).toContain('no-store');
});

test('links that one network makes up are looked for two at a time, and keep no other and no page waiting', async () => {
  const slow = Promise.withResolvers<null>();
  let [asked, most] = [0, 0];
  const findPreview = async (token: string) => {
    if (token === 'good') return preview;
    asked += 1;
    most = Math.max(most, asked);
    await slow.promise;
    asked -= 1;
    return null;
  };
  const site = standInSite(
    () => new Response('page', { headers: { 'content-type': 'text/html' } }),
  );
  const app = await standInApp({}, { site, source: loaded(), findPreview });
  onTestFinished(() => app.close());
  const open = (url: string, remoteAddress: string) =>
    app.inject({ url, remoteAddress, headers: { host: 'www.example.com' } });
  const flood = Array.from({ length: 50 }, (_, n) => open(`/?preview=made-up-${n}`, '192.0.2.1'));
  await expect.poll(() => asked).toBe(2);
  expect((await open('/', '192.0.2.2')).statusCode).toBe(200);
  const other = open('/?preview=good', '192.0.2.2');
  slow.resolve(null);
  expect((await other).statusCode).toBe(200);
  for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(410);
  expect(most).toBe(2);
});
