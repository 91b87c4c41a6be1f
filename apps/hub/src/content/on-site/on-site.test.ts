import { emptyProduct } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { writeProducts } from '@selvedge/database/products';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/signed-in.ts';
import { type TestHub, testHub } from '../../../test/test-hub.ts';
import { onSiteAnswer, planSentence } from './on-site-answer.ts';
import { failedSchedules } from './schedules.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const HOUR_MS = 60 * 60 * 1000;

test('a form tells what is planned for its document, and nothing that is planned for another', async () => {
  const { payload } = hub;
  const { ask } = await signedIn(hub, 'editor');
  const { id } = await payload.create({
    collection: 'stores',
    data: {
      title: 'Loom Street',
      region: 'Gauteng',
      position: 10,
      address: '1 Loom Street',
      phone: '+27 10 000 0100',
      _status: 'published',
    },
  });
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const plan = (type: 'publish' | 'unpublish', waitUntil: Date, of: object) =>
    payload.jobs.queue({ task: 'schedulePublish', input: { type, ...of }, waitUntil });
  const store = { doc: { relationTo: 'stores', value: String(id) } };
  const [sooner, later] = [inHours(2), inHours(26)];
  await plan('unpublish', later, store);
  await plan('publish', sooner, store);
  await plan('publish', inHours(-1), store);
  await plan('publish', inHours(3), { doc: { relationTo: 'stores', value: '999' } });
  await plan('publish', inHours(4), { global: 'home-page' });
  expect((await ask('GET', `/on-site?slug=stores&id=${id}`)).body).toMatchObject({
    isPublished: true,
    planned: [
      { what: 'publish', at: sooner.toISOString() },
      { what: 'unpublish', at: later.toISOString() },
    ],
  });
  expect((await ask('GET', '/on-site?slug=home-page')).body).toMatchObject({
    planned: [{ what: 'publish' }],
  });
});

test('a form tells what was scheduled and not done, and why, until somebody has seen to it', async () => {
  const { payload } = hub;
  const { ask } = await signedIn(hub, 'editor');
  const [editor, clerk] = [await hub.person('editor'), await hub.person('clerk')];
  const draft = {
    title: 'Weft Street',
    region: 'Gauteng',
    position: 20,
    _status: 'draft',
  } as const;
  const { id } = await payload.create({ collection: 'stores', data: draft, draft: true });
  const doc = { relationTo: 'stores', value: id } as const;
  const schedule = (inMs: number, user: number) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc, user: { relationTo: 'users', value: user } },
      waitUntil: new Date(Date.now() + inMs),
    });
  const told = async () =>
    onSiteAnswer.parse((await ask('GET', `/on-site?slug=stores&id=${id}`)).body).failed;
  const logged = vi.spyOn(payload.logger, 'error').mockReturnValue();

  expect(await told()).toBeNull();
  await schedule(-1, editor.id);
  await payload.jobs.run();
  expect(await told()).toMatchObject({
    what: 'publish',
    why: expect.stringMatching(/invalid: Address, /u),
  });
  expect(await failedSchedules(await asReq(payload))).toMatchObject([{ id, name: 'Weft Street' }]);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.anything(), msg: expect.stringContaining('Error') }),
  );

  // Planned anew: wait and see. But whoever planned it may not do it any more.
  await schedule(HOUR_MS, clerk.id);
  expect(await told()).toBeNull();
  await payload.delete({ collection: 'payload-jobs', where: { hasError: { equals: false } } });
  await schedule(-1, clerk.id);
  await payload.jobs.run();
  expect(await told()).toMatchObject({
    why: 'Whoever scheduled it may not publish it any more.',
  });

  // What only an administrator understands is not shown to those who write pages.
  await payload.update({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    data: { error: { message: 'Failed query: select "id" from "hub"."stores"' } },
  });
  expect(await told()).toMatchObject({ why: 'The hub could not do it; its log says why.' });

  const data = { address: '1 Weft Street', phone: '+27 10 000 0101' };
  await payload.update({ collection: 'stores', id, data: { ...data, _status: 'published' } });
  expect(await told()).toBeNull();
  expect(await failedSchedules(await asReq(payload))).toEqual([]);
});

const asReq = (payload: TestHub['payload']) => createLocalReq({}, payload);

test('a page whose tile is hidden is not on the site, and no link leads to it', async () => {
  const { payload } = hub;
  const { ask } = await signedIn(hub, 'editor');
  const { id } = await payload.create({
    collection: 'international-brands',
    data: { brandId: 'maison-example', title: 'Maison Example', _status: 'published' },
  });
  const kept = { alt: 'A salon', address: '/media/aa/salon.jpg', filename: 'salon.jpg' };
  const { id: picture } = await payload.create({
    collection: 'media',
    data: { ...kept, mimeType: 'image/jpeg' },
  });
  const withTile = (isShown: boolean) =>
    payload.updateGlobal({
      slug: 'internationals-page',
      data: {
        title: 'Internationals',
        brands: [{ brandId: 'maison-example', title: 'Maison Example', picture, isShown }],
        _status: 'draft',
      },
    });
  const standing = async () =>
    (await ask('GET', `/on-site?slug=international-brands&id=${id}`)).body;
  await withTile(false);
  expect(await standing()).toMatchObject({ isPublished: false, address: null });
  await withTile(true);
  expect(await standing()).toMatchObject({
    isPublished: true,
    address: expect.stringContaining('/internationals/brand/maison-example'),
  });
});

test('staff are told of a page to which the catalogue leads nobody, and of one without a way on', async () => {
  const { payload } = hub;
  const { ask } = await signedIn(hub, 'editor');
  const hints = async (slug: string, id: number) =>
    (await ask('GET', `/on-site?slug=${slug}&id=${id}`)).body;
  const named = { itemGroup: '005', application: 'Curtaining', collection: 'Nowhere' } as const;
  const page = await payload.create({
    collection: 'collection-pages',
    data: { ...named, title: 'Nowhere', _status: 'published' },
  });
  expect(await hints('collection-pages', page.id)).toMatchObject({
    hints: expect.arrayContaining(['This page: The catalogue has no collection “Nowhere” there.']),
  });
  const group = await payload.create({
    collection: 'landing-pages',
    data: { itemGroup: '005', title: 'Cloth', _status: 'published' },
  });
  expect(await hints('landing-pages', group.id)).toMatchObject({
    hints: expect.arrayContaining(['Application cards: nothing there yet.']),
  });
});

test('a page that the catalogue makes is told as such, when what is written of it is taken off', async () => {
  const { payload } = hub;
  const { ask } = await signedIn(hub, 'editor');
  await withClient(hub.database.hubUrl, async (client) => {
    await client.query('BEGIN');
    const product = { ...emptyProduct, sku: 'dune', item_group: '005', range: 'Dunes' };
    const shown = { ...product, application: 'Upholstery', is_published: true };
    await writeProducts(client, [shown], { source: 'list', complete: true });
    await client.query('COMMIT');
  });
  const written = async (collection: string) => {
    const { id } = await payload.create({
      collection: 'collection-pages',
      data: {
        itemGroup: '005',
        application: 'Upholstery',
        collection,
        title: collection,
        _status: 'draft',
      },
    });
    return (await ask('GET', `/on-site?slug=collection-pages&id=${id}`)).body;
  };
  expect(await written('Dunes')).toMatchObject({ isPublished: false, isShownWithoutIt: true });
  expect(await written('Reefs')).toMatchObject({ isPublished: false, isShownWithoutIt: false });
});

test('a plan to publish what has no changes says so, since it publishes whatever comes until then', () => {
  const plan = { what: 'publish', at: '2026-11-30T06:00:00.000Z' } as const;
  const when = 'Monday, 30 November 2026 at 08:00';
  const said = (isPublished: boolean, hasChanges: boolean) =>
    planSentence(plan, { isPublished, hasChanges });
  expect(said(false, false)).toBe(`Will be published on ${when}.`);
  expect(said(true, true)).toBe(`Its changes will be published on ${when}.`);
  expect(said(true, false)).toContain('There are no changes to publish now');
  expect(
    planSentence({ ...plan, what: 'unpublish' }, { isPublished: true, hasChanges: false }),
  ).toBe(`Will be taken off the site on ${when}.`);
});
