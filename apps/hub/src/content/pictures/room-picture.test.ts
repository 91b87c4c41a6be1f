import { createServer } from 'node:http';
import { emptyProduct } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { writeProducts } from '@selvedge/database/products';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { signedIn } from '../../../test/signed-in.ts';
import { testHub } from '../../../test/test-hub.ts';

const jpeg = await sharp({ create: { width: 160, height: 100, channels: 3, background: '#a50' } })
  .jpeg()
  .toBuffer();

/** A site that makes a picture of every view but those of an attic, and one without end of those of a tower. */
async function standInSite(): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    const endless = () => void answer.write(Buffer.alloc(1 << 20));
    if (url.includes('scene=attic')) answer.writeHead(404).end();
    else if (url.includes('scene=tower')) {
      answer.writeHead(200).on('drain', endless);
      endless();
    } else answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked };
}

test('a link to a room becomes a picture of it that knows what it shows, and nothing else is asked', async () => {
  const { origin, asked } = await standInSite();
  const hub = await testHub({ PUBLIC_ORIGIN: origin });
  onTestFinished(() => hub.close());
  const names = { item_group: '005', range: 'Karoo', design: 'Aloe', colour: 'Clay' };
  await withClient(hub.database.hubUrl, async (client) => {
    await client.query('BEGIN');
    const product = { ...emptyProduct, ...names, id: 'k1', sku: 'k1' };
    await writeProducts(client, [product], { source: 'list', complete: true });
    await client.query('COMMIT');
  });
  const editor = await signedIn(hub, 'editor');
  const room = 'https://elsewhere.example/item_group/005/collection/karoo/design/Aloe/room';
  const link = `${room}?scene=study&surface=armchair&colour=clay&paint=wall%7Ce3ddd0`;
  const { status, body } = await editor.ask('POST', '/media/room', { link });
  expect([status, body]).toEqual([200, { id: expect.any(Number) }]);
  expect(asked).toEqual([expect.stringContaining('/scenes/view.jpg?scene=study&wear=armchair')]);
  const { docs } = await hub.payload.find({ collection: 'media', depth: 0 });
  expect(docs).toMatchObject([
    {
      alt: 'A room with Aloe (clay)',
      filename: 'study.jpg',
      width: 160,
      shows: [{ sku: 'k1', design: 'Aloe' }],
    },
  ]);

  for (const scene of ['attic', 'tower']) {
    const none = await editor.ask('POST', '/media/room', { link: link.replace('study', scene) });
    expect(none.status).toBe(502);
  }
  const other = await editor.ask('POST', '/media/room', { link: 'https://elsewhere.example/' });
  expect(other).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringMatching(/^This is no link to a view of a room/u) }] },
  });
  const clerk = await signedIn(hub, 'clerk');
  expect((await clerk.ask('POST', '/media/room', { link })).status).toBe(403);
  expect(asked).toHaveLength(3);
});
