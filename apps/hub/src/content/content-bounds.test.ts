import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHub, testHub } from '../../test/test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const refusedAt = (path: string, message: string) => ({
  data: { errors: [{ path, message }] },
});

test('a text longer than its field takes is refused in a draft too, at its field', async () => {
  const { payload } = hub;
  const draft = (description: string) =>
    payload.create({
      collection: 'vacancies',
      data: { title: 'Weaver', description, _status: 'draft' },
      draft: true,
    });
  await expect(draft('x'.repeat(10_001))).rejects.toMatchObject(
    refusedAt('description', '10001 characters, and 10000 at most.'),
  );
  const { id } = await draft('x'.repeat(10_000));
  const later = { collection: 'vacancies', id, draft: true } as const;
  await expect(
    payload.update({ ...later, data: { title: 'x'.repeat(501) } }),
  ).rejects.toMatchObject(refusedAt('title', '501 characters, and 500 at most.'));
});

test('a text in a row is found, and so is one of a page that is there once', async () => {
  const { payload } = hub;
  const tradingHours = [
    { day: 'Mon', time: '08:00-17:00' },
    { day: 'x'.repeat(501), time: 'Closed' },
  ];
  await expect(
    payload.create({ collection: 'stores', data: { title: 'North', tradingHours }, draft: true }),
  ).rejects.toMatchObject(refusedAt('tradingHours.1.day', '501 characters, and 500 at most.'));
  await expect(
    payload.updateGlobal({
      slug: 'site-settings',
      data: { supplierName: 'x'.repeat(501) },
      draft: true,
    }),
  ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('501') }] } });
});

test('a document of more than a list of the hub can hold is refused', async () => {
  const rows = Array.from({ length: 400 }, () => ({ day: 'x'.repeat(500), time: 'Closed' }));
  await expect(
    hub.payload.create({
      collection: 'stores',
      data: { title: 'North', tradingHours: rows },
      draft: true,
    }),
  ).rejects.toThrow('200000 at most');
});

test('a document with more pictures than a page can show is refused, however short it is', async () => {
  const heroPictures = Array.from({ length: 201 }, () => 1);
  await expect(
    hub.payload.updateGlobal({ slug: 'home-page', data: { heroPictures }, draft: true }),
  ).rejects.toThrow('200 at most');
});
