import { readContent } from '@selvedge/database/content';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../test/signed-in.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';

let hub: TestHub;
let site: pg.Client;

beforeAll(async () => {
  hub = await testHub();
  site = new pg.Client(hub.database.siteUrl);
  await site.connect();
});
afterAll(async () => {
  await site?.end();
  await hub?.close();
});
beforeEach(async () => {
  await hub.payload.delete({ collection: 'stores', where: { id: { exists: true } } });
});

const store = {
  title: 'Loom Street',
  region: 'Gauteng',
  position: 10,
  address: '1 Loom Street',
  phone: '+27 10 000 0100',
  _status: 'published',
} as const;

const published = async () => (await readContent(site, 'store')).map(({ doc }) => doc.title);

test('what is published is on the site, a draft over it is not, and unpublishing takes it away', async () => {
  const { payload } = hub;
  const { id } = await payload.create({ collection: 'stores', data: store });
  expect(await published()).toEqual(['Loom Street']);

  const later = { collection: 'stores', id } as const;
  await payload.update({ ...later, data: { title: 'Spindle Row' }, draft: true });
  expect(await published()).toEqual(['Loom Street']);

  await payload.update({ ...later, data: { _status: 'published' } });
  expect(await published()).toEqual(['Spindle Row']);

  await payload.update({ ...later, data: { _status: 'draft' } });
  expect(await published()).toEqual([]);
});

test('a document that is deleted is gone from the site', async () => {
  const { id } = await hub.payload.create({ collection: 'stores', data: store });
  await hub.payload.delete({ collection: 'stores', id });
  expect(await published()).toEqual([]);
});

test('what cannot be shown can be saved as a draft, and its field says why it is not published', async () => {
  const { payload } = hub;
  const unfinished = { ...store, map: 'www.example.com', _status: 'draft' } as const;
  const { id } = await payload.create({ collection: 'stores', data: unfinished, draft: true });
  await expect(
    payload.update({ collection: 'stores', id, data: { _status: 'published' } }),
  ).rejects.toMatchObject({
    data: { errors: [{ path: 'map', message: expect.stringContaining('https://') }] },
  });
  expect(await published()).toEqual([]);
});

test('what would make a page too long is not published, alone or with the others of its page', async () => {
  const { payload } = hub;
  const create = (length: number) =>
    payload.create({ collection: 'stores', data: { ...store, address: 'x'.repeat(length) } });
  for (let n = 0; n < 4; n++) await create(99_000);
  await expect(create(99_000)).resolves.toBeDefined();
  await expect(create(99_000)).rejects.toMatchObject({
    data: { errors: [{ path: 'position', message: expect.stringContaining('characters') }] },
  });
  expect(await published()).toHaveLength(5);
});

test('what was too long before can be shortened, step by step', async () => {
  const { payload } = hub;
  const { id } = await payload.create({ collection: 'stores', data: store });
  const owner = new pg.Client(hub.database.ownerUrl);
  await owner.connect();
  await owner.query(
    `UPDATE published.content SET doc = jsonb_set(doc, '{map}', to_jsonb(repeat('x', 600000))) WHERE owner = $1`,
    [`stores/${id}`],
  );
  await owner.end();
  const { id: other } = await payload.create({
    collection: 'stores',
    data: { ...store, _status: 'draft' },
    draft: true,
  });
  await expect(
    payload.update({ collection: 'stores', id: other, data: { _status: 'published' } }),
  ).rejects.toThrow();
  await payload.update({ collection: 'stores', id, data: { title: 'Spindle Row' } });
  expect(await published()).toEqual(['Spindle Row']);
});

test('a save that fails publishes nothing', async () => {
  const { payload } = hub;
  const { id } = await payload.create({ collection: 'stores', data: store });
  const hooks = payload.collections.stores.config.hooks.afterChange;
  const fail = () => {
    throw new Error('after publishing');
  };
  hooks.push(fail);
  try {
    await expect(
      payload.update({ collection: 'stores', id, data: { title: 'Never seen' } }),
    ).rejects.toThrow('after publishing');
  } finally {
    hooks.splice(hooks.indexOf(fail), 1);
  }
  expect(await published()).toEqual(['Loom Street']);
});

test('an older version comes back to the site when it is restored', async () => {
  const { payload } = hub;
  const { id } = await payload.create({ collection: 'stores', data: store });
  await payload.update({ collection: 'stores', id, data: { title: 'Spindle Row' } });
  const { docs } = await payload.findVersions({
    collection: 'stores',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  });
  expect(docs.map(({ version }) => version.title)).toEqual(['Loom Street', 'Spindle Row']);
  const [first] = docs;
  await payload.restoreVersion({ collection: 'stores', id: String(first?.id) });
  expect(await published()).toEqual(['Loom Street']);
});

test('a version that was brought back is the newest of the list', async () => {
  const { payload } = hub;
  const { id } = await payload.create({ collection: 'stores', data: store });
  await payload.update({ collection: 'stores', id, data: { title: 'Spindle Row' } });
  // As the list asks: without an order.
  const titles = async () => {
    const where = { parent: { equals: id } };
    const { docs } = await payload.findVersions({ collection: 'stores', where });
    return docs.map((one) => [one.id, one.version.title] as const);
  };
  const [, first] = await titles();
  await payload.restoreVersion({ collection: 'stores', id: String(first?.[0]), draft: true });
  expect((await titles()).map(([, title]) => title)).toEqual([
    'Loom Street',
    'Spindle Row',
    'Loom Street',
  ]);
  await payload.updateGlobal({ slug: 'home-page', data: { title: 'Autumn', _status: 'draft' } });
  await payload.updateGlobal({ slug: 'home-page', data: { title: 'Winter', _status: 'draft' } });
  const ofHome = async () => {
    const { docs } = await payload.findGlobalVersions({ slug: 'home-page' });
    return docs.map((one) => [one.id, one.version.title] as const);
  };
  const [, autumn] = await ofHome();
  await payload.restoreGlobalVersion({ slug: 'home-page', id: String(autumn?.[0]) });
  expect((await ofHome()).map(([, title]) => title)).toEqual(['Autumn', 'Winter', 'Autumn']);
});

test('what is scheduled is published, and withdrawn, when its time has come', async () => {
  const { payload } = hub;
  const draft = { ...store, _status: 'draft' } as const;
  const { id } = await payload.create({ collection: 'stores', data: draft, draft: true });
  const schedule = (type: 'publish' | 'unpublish', waitUntil: Date) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'stores', value: id } },
      waitUntil,
    });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await schedule('publish', tomorrow);
  await payload.jobs.run();
  expect(await published()).toEqual([]);

  await schedule('publish', new Date(Date.now() - 1));
  await payload.jobs.run();
  expect(await published()).toEqual(['Loom Street']);

  await schedule('unpublish', new Date(Date.now() - 1));
  await payload.jobs.run();
  expect(await published()).toEqual([]);
});

test('two documents cannot be one page', async () => {
  const { payload } = hub;
  const page = { itemGroup: '004', title: 'Rugs', _status: 'published' } as const;
  const { id } = await payload.create({ collection: 'landing-pages', data: page });
  await expect(
    payload.create({ collection: 'landing-pages', data: { ...page, title: 'More rugs' } }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'itemGroup' }] } });
  expect((await readContent(site, 'page/landing')).map(({ doc }) => doc.page_title)).toEqual([
    'Rugs',
  ]);
  await payload.delete({ collection: 'landing-pages', id });
});

test('a global is published as a document is', async () => {
  const { payload } = hub;
  const data = { title: 'Cloth and paper', _status: 'published' } as const;
  await payload.updateGlobal({ slug: 'home-page', data });
  await payload.updateGlobal({ slug: 'home-page', data: { title: 'A draft' }, draft: true });
  expect((await readContent(site, 'page/home')).map(({ doc }) => doc.page_title)).toEqual([
    'Cloth and paper',
  ]);
  await payload.updateGlobal({ slug: 'home-page', data: { _status: 'draft' } });
  expect(await readContent(site, 'page/home')).toEqual([]);
});

test('of many that are published at once all are or none, and their page carries no more for it', async () => {
  const { payload } = hub;
  const editor = await signedIn(hub, 'editor');
  const drafts = ['North', 'South', 'East'];
  const long = Array.from({ length: 180 }, () => ({ day: 'x'.repeat(500), time: 'y'.repeat(500) }));
  for (const title of drafts)
    await payload.create({
      collection: 'stores',
      data: { ...store, title, tradingHours: long, _status: 'draft' },
      draft: true,
    });
  const publish = (titles: string) =>
    editor.ask('PATCH', `/stores?where[title][in]=${titles}`, { _status: 'published' });
  expect(await publish('North,South,East')).toEqual({
    status: 400,
    body: { errors: [{ message: expect.stringMatching(/^Nothing was changed.*500000 at most/u) }] },
  });
  expect(await published()).toEqual([]);
  const { docs } = await payload.find({ collection: 'stores' });
  expect(docs.map(({ _status }) => _status)).toEqual(['draft', 'draft', 'draft']);
  expect(await publish('North,South')).toMatchObject({ status: 200 });
  expect((await published()).toSorted()).toEqual(['North', 'South']);
});
