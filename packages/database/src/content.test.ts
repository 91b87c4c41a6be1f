import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { expect, test } from 'vitest';
import { readContent, writeContent } from './content.ts';
import { recordImportRun } from './import-log.ts';
import { hubClient } from './testing/hub-connection.ts';

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
