import { pageContent } from '@selvedge/contract/page-content';
import { expect, onTestFinished, test } from 'vitest';
import { withClient } from './connection.ts';
import { keepPreview, type Preview, readPreview } from './previews.ts';
import { readRevision } from './published-changes.ts';
import { testDatabase } from './testing/test-database.ts';

const preview: Preview = {
  kind: 'page/landing',
  key: '005',
  doc: pageContent.parse({ page_title: 'Cloth' }),
  framedBy: 'https://hub.example.com',
};

test('a preview is found by its token alone, until it expires, and counts as no change', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  await withClient(database.hubUrl, async (hub) => {
    await withClient(database.siteUrl, async (site) => {
      const revision = await readRevision(site);
      const token = await keepPreview(hub, preview, 60);
      expect(await readPreview(site, token)).toEqual(preview);
      expect(await readPreview(site, `${token.slice(0, -1)}!`)).toBeNull();
      expect(await readPreview(site, 'A'.repeat(43))).toBeNull();
      const expired = await keepPreview(hub, preview, -1);
      expect(await readPreview(site, expired)).toBeNull();
      expect(await readRevision(site)).toBe(revision);
      const { rows } = await site.query(
        'SELECT token_hash::text || doc::text AS kept FROM published.preview',
      );
      expect(rows.map(({ kept }) => String(kept)).join()).not.toContain(token);
    });
  });
});

test('whoever looks at a page again and again leaves twenty links to it, the newest', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  await withClient(database.hubUrl, async (hub) => {
    const other = await keepPreview(hub, { ...preview, key: '004' }, 60);
    const tokens: string[] = [];
    for (let look = 0; look < 25; look++) tokens.push(await keepPreview(hub, preview, 60));
    const found = await Promise.all(tokens.map((token) => readPreview(hub, token)));
    expect(found.map((one) => one !== null)).toEqual(tokens.map((_, look) => look >= 5));
    expect(await readPreview(hub, other)).not.toBeNull();
  });
});

test('of all pages together five hundred links are kept, the newest', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  await withClient(database.hubUrl, async (hub) => {
    const first = await keepPreview(hub, preview, 60);
    for (let page = 0; page < 500; page++)
      await keepPreview(hub, { ...preview, key: `page ${page}` }, 60);
    const { rows } = await hub.query('SELECT count(*)::int AS kept FROM published.preview');
    expect(rows).toEqual([{ kept: 500 }]);
    expect(await readPreview(hub, first)).toBeNull();
  });
});
