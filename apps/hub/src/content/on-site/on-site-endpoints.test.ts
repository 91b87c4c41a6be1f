import { PREVIEW_PARAMETER } from '@selvedge/contract/urls';
import { readContent } from '@selvedge/database/content';
import { readPreview } from '@selvedge/database/previews';
import { handleEndpoints } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asker } from '../../../test/access-check/check-access.ts';
import { peopleOfEveryKind } from '../../../test/access-check/people-of-every-kind.ts';
import { type TestHub, testHub } from '../../../test/test-hub.ts';

let hub: TestHub;
let site: pg.Client;
let tokens: ReadonlyMap<Asker, string | null>;

beforeAll(async () => {
  hub = await testHub({ PUBLIC_ORIGIN: 'https://www.example.com' });
  tokens = await peopleOfEveryKind(hub.payload, hub.cacheKey);
  site = new pg.Client(hub.database.siteUrl);
  await site.connect();
});
afterAll(async () => {
  await site?.end();
  await hub?.close();
});

const store = {
  title: 'Loom Street',
  region: 'Gauteng',
  position: 10,
  address: '1 Loom Street',
  phone: '+27 10 000 0100',
  _status: 'published',
} as const;

const open = (asker: Asker, query: string): Promise<Response> =>
  handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request(`http://localhost:3001/api/preview?${query}`, {
      headers: { authorization: tokens.get(asker) ?? '' },
    }),
  });

const shown = async (answer: Response) => {
  expect(answer.status).toBe(302);
  const url = new URL(answer.headers.get('location') ?? '');
  expect(url.origin + url.pathname).toBe('https://www.example.com/store-locator');
  return readPreview(site, url.searchParams.get(PREVIEW_PARAMETER) ?? '');
};

test('whoever changes pages is led to the page with the newest draft, whenever they look', async () => {
  const { payload } = hub;
  const { id } = await payload.create({ collection: 'stores', data: store });
  const published = await readContent(site, 'store');
  const later = { collection: 'stores', id, draft: true } as const;
  await payload.update({ ...later, data: { title: 'Spindle Row' } });
  const query = `slug=stores&id=${id}&at=1`;
  expect(await shown(await open('editor', query))).toMatchObject({
    key: published[0]?.key,
    doc: { title: 'Spindle Row' },
  });
  await payload.update({ ...later, data: { title: 'Shuttle Lane' } });
  expect(await shown(await open('personnel', query))).toMatchObject({
    doc: { title: 'Shuttle Lane' },
  });
  expect(await readContent(site, 'store')).toEqual(published);
});

test('nobody else is led anywhere, and a page has to be named', async () => {
  for (const asker of ['nobody', 'somebody without a role', 'clerk'] as const) {
    expect((await open(asker, 'slug=home-page')).status).toBe(403);
  }
  for (const slug of ['users', '__proto__', 'constructor'])
    expect((await open('editor', `slug=${slug}&id=1`)).status).toBe(400);
});

test('a draft that is not finished says so', async () => {
  const page = { itemGroup: '004', title: 'Rugs', heroWidth: -1, _status: 'draft' } as const;
  const { id } = await hub.payload.create({ collection: 'landing-pages', data: page, draft: true });
  const answer = await open('editor', `slug=landing-pages&id=${id}`);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('This cannot be shown yet');
});
