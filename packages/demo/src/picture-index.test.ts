import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct } from '@selvedge/contract/product';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withPictureFacts, withPlaceholders } from './picture-index.ts';

const hash = `ab${'0'.repeat(38)}`;
const path = `/media/ab/${hash}.webp`;
const products = [{ ...emptyProduct, sku: 'A', primaryImageUrl: path }];
let mediaDir: string;

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'selvedge-index-'));
  await mkdir(join(mediaDir, 'ab'));
  const blue = { width: 40, height: 50, channels: 3, background: '#203060' } as const;
  const bytes = await sharp({ create: blue }).webp({ lossless: true }).toBuffer();
  await writeFile(join(mediaDir, 'ab', `${hash}.webp`), bytes);
});
afterEach(() => rm(mediaDir, { recursive: true }));

test('a product learns the size, placeholder and colours of its pictures', async () => {
  const [product] = await withPictureFacts(mediaDir, products);
  const address = readPictureAddress(product?.primaryImageUrl ?? '');
  expect(address).toMatchObject({ path, widthPx: 40, heightPx: 50 });
  expect(address?.placeholder).not.toBe('');
  expect(product?.picture_colours).toEqual(['#203060']);
});

test('a picture whose scale is known says so in its address', async () => {
  const scales = new Map([[path, { shownCm: 52 }]]);
  const [product] = await withPictureFacts(mediaDir, products, { scales });
  expect(readPictureAddress(product?.primaryImageUrl ?? '')).toMatchObject({ path, shownCm: 52 });
});

test('documents learn the placeholders of the pictures that are drawn, wherever they stand', async () => {
  const missing = `/media/cd/cd${'0'.repeat(38)}.webp#w=40&h=50`;
  const documents = [{ images: [{ url: `${path}#w=40&h=50` }, { url: missing }], title: path }];
  const [document] = await withPlaceholders(mediaDir, documents);
  expect(readPictureAddress(document?.images[0]?.url ?? '')?.placeholder).toMatch(/^UklGR/u);
  expect(document?.images[1]?.url).toBe(missing);
  expect(document?.title).toBe(path);
});

test('what was found out is found again, without the picture', async () => {
  const first = await withPictureFacts(mediaDir, products);
  await rm(join(mediaDir, 'ab'), { recursive: true });
  expect(await withPictureFacts(mediaDir, products)).toEqual(first);
});

test.each(['no JSON', '[]', 'null', `{"${path}":{"address":"/other"}}`])(
  'an index that says %s is written anew',
  async (text) => {
    await writeFile(join(mediaDir, 'demo-pictures.json'), text);
    const [product] = await withPictureFacts(mediaDir, products);
    expect(product?.picture_colours).toEqual(['#203060']);
  },
);
