import { vacancy } from '@selvedge/contract/house-content';
import { pageContent } from '@selvedge/contract/page-content';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { expect, test } from 'vitest';
import {
  ContentTakenError,
  publishOwned,
  readContent,
  readContentDates,
  withdrawOwned,
  writeContent,
} from './content.ts';
import { recordImportRun } from './import-runs.ts';
import { readRevision } from './published-changes.ts';
import { hubClient } from './testing/test-database.ts';

test('content is kept by kind and key, and what is not of its kind is refused', async () => {
  const client = await hubClient();
  await writeContent(client, 'site-settings', '', defaultSiteSettings);
  await writeContent(client, 'brand', 'B', { brand_name: 'B', image_data: '' });
  await writeContent(client, 'brand', 'A', { brand_name: 'A', image_data: '' });
  await writeContent(client, 'brand', 'B', { brand_name: 'B', image_data: 'https://x.example/b' });
  expect(await readContent(client, 'brand')).toEqual([
    { key: 'A', doc: { brand_name: 'A', image_data: '' } },
    { key: 'B', doc: { brand_name: 'B', image_data: 'https://x.example/b' } },
  ]);
  expect(await readContent(client, 'site-settings')).toEqual([
    { key: '', doc: defaultSiteSettings },
  ]);
  await expect(
    writeContent(client, 'brand', 'C', { brand_name: '', image_data: '' }),
  ).rejects.toThrow(/brand_name/u);
});

test('an import run is one row', async () => {
  const client = await hubClient();
  const run = {
    fileName: 'prices.csv',
    fileSha256: 'ab'.repeat(32),
    mapping: 'own',
    source: 'prices',
    startedAt: new Date('2026-11-01T08:00:00Z'),
    added: 1,
    changed: 2,
    unchanged: 3,
    withdrawn: 4,
    rejected: 5,
  };
  await recordImportRun(client, run);
  const { rows } = await client.query(
    'SELECT file_name, started_at, added + changed + unchanged + withdrawn + rejected AS all FROM published.import_run',
  );
  expect(rows).toEqual([{ file_name: 'prices.csv', started_at: run.startedAt, all: 15 }]);
});

const page = (page_title: string) => pageContent.parse({ page_title });

test('content follows its document to another key, and goes with it', async () => {
  const client = await hubClient();
  const kind = 'page/application';
  await publishOwned(client, 'pages/1', { kind, key: '005/curtains', doc: page('Curtains') });
  await publishOwned(client, 'pages/2', { kind, key: '005/sheers', doc: page('Sheers') });
  await publishOwned(client, 'pages/1', { kind, key: '005/drapes', doc: page('Drapes') });
  expect((await readContent(client, kind)).map(({ key }) => key)).toEqual([
    '005/drapes',
    '005/sheers',
  ]);
  await withdrawOwned(client, 'pages/1');
  expect((await readContent(client, kind)).map(({ key }) => key)).toEqual(['005/sheers']);
});

test('content that moves is published since it was first, and tells when it was changed', async () => {
  const client = await hubClient();
  const kind = 'vacancy';
  const cutter = vacancy.parse({ position: 'Cutter' });
  const datesOf = async (place: string) =>
    (await readContentDates(client)).find((dates) => dates.kind === kind && dates.key === place);
  await publishOwned(client, 'vacancies/1', { kind, key: '0010', doc: cutter });
  await client.query(`UPDATE published.content SET first_published_at = '2026-09-01 08:00Z',
    changed_at = '2026-09-02 08:00Z' WHERE kind = 'vacancy'`);
  await publishOwned(client, 'vacancies/1', { kind, key: '0010', doc: cutter });
  expect(await datesOf('0010')).toEqual({
    ...{ kind, key: '0010' },
    firstPublishedAt: '2026-09-01T08:00:00Z',
    changedAt: '2026-09-02T08:00:00Z',
  });
  await publishOwned(client, 'vacancies/1', { kind, key: '0020', doc: cutter });
  expect(await datesOf('0010')).toBeUndefined();
  const moved = await datesOf('0020');
  expect(moved?.firstPublishedAt).toBe('2026-09-01T08:00:00Z');
  expect(moved?.changedAt).not.toBe('2026-09-02T08:00:00Z');
});

test('content that nobody owns is taken over, and content of another document is not', async () => {
  const client = await hubClient();
  await writeContent(client, 'page/landing', '005', page('Fabric'));
  const content = { kind: 'page/landing', key: '005', doc: page('Cloth') } as const;
  await publishOwned(client, 'pages/1', content);
  await expect(publishOwned(client, 'pages/2', content)).rejects.toThrow(ContentTakenError);
  await writeContent(client, 'page/landing', '005', page('By nobody'));
  expect(await readContent(client, 'page/landing')).toEqual([{ key: '005', doc: page('Cloth') }]);
});

test('what stands so already is not told as a change', async () => {
  const client = await hubClient();
  const content = { kind: 'page/landing', key: '005', doc: page('Fabric') } as const;
  await publishOwned(client, 'pages/1', content);
  const revision = await readRevision(client);
  await publishOwned(client, 'pages/1', content);
  await withdrawOwned(client, 'pages/2');
  expect(await readRevision(client)).toBe(revision);
  await publishOwned(client, 'pages/1', { ...content, doc: page('Cloth') });
  expect(await readRevision(client)).toBe(revision + 1);
});
