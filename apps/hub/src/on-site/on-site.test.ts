import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../testing/signed-in.ts';
import { type TestHub, testHub } from '../testing/test-hub.ts';

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
