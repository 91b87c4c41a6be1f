import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAddress, readPictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import { folderOriginals } from '@selvedge/pictures/open-originals';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureName, pictureSettler } from '../src/pictures/settle-pictures.ts';

let folder: string;
let media: string;
let jpeg: Buffer;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'selvedge-pictures-'));
  folder = join(root, 'pictures');
  media = join(root, 'media');
  await mkdir(join(folder, 'summer'), { recursive: true });
  jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const put = (name: string, bytes: string | Uint8Array) => writeFile(join(folder, name), bytes);
const main = async (written: string, dir: string | undefined = folder) => {
  const settler = await pictureSettler(dir, { originals: folderOriginals(media) });
  const product: Product = { ...emptyProduct, primaryImageUrl: written };
  return { address: (await settler.settle(product)).primaryImageUrl, counts: settler.counts };
};

describe('a value that names a picture', () => {
  test.each([
    ['cloth.jpg'],
    ['CLOTH.JPG'],
    ['C:\\Pictures\\cloth.jpg'],
    ['../../etc/cloth.jpg'],
    ['https://shop.example/files/cloth.jpg?v=1#x'],
    ['//shop.example/a/cl%6Fth.jpg'],
  ])('%s is found by its name, in subfolders too', async (written) => {
    await put('summer/Cloth.jpg', jpeg);
    const sum = createHash('sha256').update(jpeg).digest('hex');
    const { address, counts } = await main(written);
    expect(readPictureAddress(address)).toMatchObject({
      path: `/media/${sum.slice(0, 2)}/${sum}.jpg`,
      widthPx: 300,
      heightPx: 200,
    });
    expect(counts).toMatchObject({ found: 1, missing: new Set() });
    expect(await readFile(join(media, sum.slice(0, 2), `${sum}.jpg`))).toEqual(jpeg);
  });

  test('copies nothing but whole files', async () => {
    await put('cloth.jpg', jpeg);
    await main('cloth.jpg');
    await main('cloth.jpg');
    const files = readdirSync(media, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
  });

  test('the ending comes from the content', async () => {
    await put('cloth.jpg', await sharp(jpeg).webp().toBuffer());
    expect((await main('cloth.jpg')).address).toMatch(/\.webp#w=300&h=200&p=/u);
  });
});

test('an address of ours stays, whatever it says of its picture', async () => {
  const settler = await pictureSettler(undefined, { originals: folderOriginals(media) });
  const thousandths = fc.integer({ min: 0, max: 1000 });
  const percent = fc.integer({ min: 0, max: 100 });
  const picture = fc.record(
    {
      widthPx: fc.integer({ min: 1, max: 9999 }),
      heightPx: fc.integer({ min: 1, max: 9999 }),
      placeholder: fc.uint8Array({ maxLength: 40 }).map((of) => Buffer.from(of).toString('base64')),
      shownCm: fc.double({ min: 1, max: 999, noNaN: true }),
      box: fc.tuple(thousandths, thousandths, thousandths, thousandths),
      focal: fc.tuple(percent, percent),
    },
    { requiredKeys: ['widthPx', 'heightPx', 'placeholder'] },
  );
  await fc.assert(
    fc.asyncProperty(picture, async (facts) => {
      const primaryImageUrl = pictureAddress({ path: `/media/aa/${'a'.repeat(40)}.jpg`, ...facts });
      expect((await settler.settle({ ...emptyProduct, primaryImageUrl })).primaryImageUrl).toBe(
        primaryImageUrl,
      );
    }),
  );
  expect(settler.counts.missing.size).toBe(0);
});

describe('a value that names none becomes empty', () => {
  test.each([
    ['not there', 'other.jpg'],
    ['of another host', 'https://shop.example/cloth.jpg'],
    ['a script', 'javascript:alert(1)'],
    ['a step in the path', '..'],
    ['an address of ours that leaves the folder', '/media/../secret'],
  ])('%s', async (_, written) => {
    const { address, counts } = await main(written);
    expect(address).toBe('');
    expect(counts.missing.size).toBe(1);
  });

  test('without a folder', async () => {
    const settler = await pictureSettler(undefined, { originals: folderOriginals(media) });
    const settled = await settler.settle({ ...emptyProduct, primaryImageUrl: 'cloth.jpg' });
    expect(settled.primaryImageUrl).toBe('');
  });

  test('a link out of the folder is not followed', async () => {
    await writeFile(join(folder, '..', 'outside.jpg'), jpeg);
    await symlink(join(folder, '..', 'outside.jpg'), join(folder, 'cloth.jpg'));
    expect((await main('cloth.jpg')).address).toBe('');
  });
});

test('a product keeps the pictures that it has where the named ones are not there', async () => {
  await put('new.jpg', jpeg);
  const [main, side, symbol] = ['/media/aa/a.webp#w=3&h=4', '/media/bb/b.webp', '/media/cc/c.png'];
  const washable = { file_name: 'Washable', image_data: symbol };
  const had: Product = {
    ...{ ...emptyProduct, sku: 'A', primaryImageUrl: main, picture_colours: ['#008080'] },
    ...{ web_colour: ['Teal'], additionalImages: [{ image_data: side }], symbols: [washable] },
  };
  const settler = await pictureSettler(
    folder,
    { originals: folderOriginals(media) },
    new Map([['A', had]]),
  );
  const written = {
    ...{ ...emptyProduct, sku: 'A', primaryImageUrl: 'gone.jpg' },
    additionalImages: [{ image_data: 'new.jpg' }, { image_data: 'gone-too.jpg' }],
    symbols: [
      { ...washable, image_data: 'washable.png' },
      { file_name: 'Other', image_data: 'other.png' },
    ],
  };
  const kept = await settler.settle(written);
  expect(kept).toMatchObject({
    ...{ primaryImageUrl: main, picture_colours: ['#008080'], web_colour: ['Teal'] },
    additionalImages: [{ image_data: expect.stringContaining('/media/') }, { image_data: side }],
    symbols: [washable, { file_name: 'Other', image_data: '' }],
  });
  expect([...settler.counts.missing]).toEqual([
    'gone.jpg',
    'gone-too.jpg',
    'washable.png',
    'other.png',
  ]);
  const blank = await settler.settle({ ...written, primaryImageUrl: '', additionalImages: [] });
  expect(blank).toMatchObject({ primaryImageUrl: '', additionalImages: [], picture_colours: [] });
  const other = await settler.settle({ ...written, sku: 'B' });
  expect(other.primaryImageUrl).toBe('');
});

test('the main picture tells its colours, and the colour family where the file names none', async () => {
  await put('cloth.jpg', jpeg);
  const settler = await pictureSettler(folder, { originals: folderOriginals(media) });
  const bare = await settler.settle({ ...emptyProduct, primaryImageUrl: 'cloth.jpg' });
  expect(bare.picture_colours).toHaveLength(1);
  expect(bare.web_colour).toEqual(['Teal']);
  const named = { ...emptyProduct, primaryImageUrl: 'cloth.jpg', web_colour: ['Lagoon'] };
  expect((await settler.settle(named)).web_colour).toEqual(['Lagoon']);
  expect(settler.counts.coloured).toBe(1);
});

test('a picture that may move is shown as it is', async () => {
  await put('cloth.gif', await sharp(jpeg).gif().toBuffer());
  expect((await main('cloth.gif')).address).toMatch(/\.gif$/u);
});

test('an address of ours stays, with its size', async () => {
  const { address } = await main('/media/aa/aa.webp#w=3&h=4&p=UklGRg==');
  expect(address).toBe('/media/aa/aa.webp#w=3&h=4&p=UklGRg==');
});

test('an address of ours stays', async () => {
  expect((await main('/media/ab/abcdef.jpg')).address).toBe('/media/ab/abcdef.jpg');
});

describe('a file that is no picture is refused with its reason', () => {
  test.each([
    ['a text', 'hello', /unsupported/u],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', /svg/u],
  ])('%s', async (_, content, reason) => {
    await put('cloth.jpg', content);
    const { address, counts } = await main('cloth.jpg');
    expect(address).toBe('');
    expect([...counts.refused.values()][0]).toMatch(reason);
  });

  test('a picture that is cut off', async () => {
    await put('cloth.jpg', jpeg.subarray(0, jpeg.length / 2));
    expect((await main('cloth.jpg')).counts.refused.size).toBe(1);
  });

  test('a picture with too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await put('cloth.png', bomb);
    expect([...(await main('cloth.png')).counts.refused.values()][0]).toMatch(/pixel limit/u);
  });
});

test('no picture of a product stands twice', async () => {
  await put('cloth.jpg', jpeg);
  const settler = await pictureSettler(folder, { originals: folderOriginals(media) });
  const { primaryImageUrl, additionalImages } = await settler.settle({
    ...emptyProduct,
    primaryImageUrl: 'cloth.jpg',
    additionalImages: [{ image_data: 'CLOTH.jpg' }, { image_data: 'none.jpg' }],
  });
  expect(primaryImageUrl).not.toBe('');
  expect(additionalImages).toEqual([]);
});

test('a name with a broken escape is taken as it is', () => {
  expect(pictureName('https://shop.example/100%.jpg')).toBe('100%.jpg');
});
