import { pageContent } from '@selvedge/contract/page-content';
import { expect, test } from 'vitest';
import { readContent, writeContent } from './content.ts';
import { ContentTakenError, publishOwned, withdrawOwned } from './owned-content.ts';
import { readRevision } from './published-changes.ts';
import { hubClient } from './testing/hub-connection.ts';

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
