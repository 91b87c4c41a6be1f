import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_FORMATS } from '@selvedge/contract/picture-address';
import { costlyPicture } from '@selvedge/documents/testing/costly-picture';
import { folderOriginals } from '@selvedge/pictures/open-originals';
import { type OriginalReader, OriginalsAway } from '@selvedge/pictures/originals';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFailures } from '../http/failure-answers.ts';
import { servePictures } from './serve-pictures.ts';
import { VARIANT_VERSION, variantMaker } from './variant-maker.ts';

let dataDir: string;
let app: FastifyInstance;
/** `{two}/{hash}` of a picture of 700 × 500 pixels. */
let name: string;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#203060' } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-pictures-'));
  const path = await folderOriginals(join(dataDir, 'media')).write(await picture(700, 500), 'webp');
  name = path.slice('/media/'.length, -'.webp'.length);
  app = fastify();
  answerFailures(app);
  await servePictures(app, dataDir, folderOriginals(join(dataDir, 'media')));
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a picture over HTTP', () => {
  test.each(PICTURE_FORMATS)('is made as %s in the width asked for', async (format) => {
    const answer = await get(`/pictures/320/${name}.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, height, format: found, compression } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([320, 229]);
    expect(found === 'heif' ? compression : found).toBe(format === 'avif' ? 'av1' : format);
  });

  test('is asked for again by its tag, and not sent again', async () => {
    const first = await get(`/pictures/160/${name}.webp`);
    const again = await get(`/pictures/160/${name}.webp`, { 'if-none-match': first.headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('is never wider than its original', async () => {
    const widthOf = async (url: string) =>
      (await sharp((await get(url)).rawPayload).metadata()).width;
    expect(await widthOf(`/pictures/640/${name}.webp`)).toBe(640);
    expect(await widthOf(`/pictures/1920/${name}.webp`)).toBe(700);
  });

  test.each([
    ['a width that no page asks for', () => `/pictures/321/${name}.webp`],
    ['a width written otherwise', () => `/pictures/0320/${name}.webp`],
    ['a format that is not served', () => `/pictures/320/${name}.png`],
    ['no format', () => `/pictures/320/${name}`],
    ['an unknown original', () => `/pictures/320/ab/ab${'0'.repeat(38)}.webp`],
    ['another folder', () => `/pictures/320/zz/${name.slice(3)}.webp`],
    ['a way out of the folder', () => '/pictures/320/..%2f..%2fsecret/a.webp'],
    ['a way out in the name', () => '/pictures/320/ab/..%2f..%2fsecret.webp'],
    ['a name with a zero byte', () => `/pictures/320/${name}%00.webp`],
  ])('%s is not found', async (_, url) => {
    const answer = await get(url());
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a file that is no picture is not found, and says nothing of why', async () => {
    const hash = `cd${'1'.repeat(38)}`;
    await mkdir(join(dataDir, 'media/cd'), { recursive: true });
    await writeFile(join(dataDir, 'media/cd', `${hash}.webp`), 'no picture');
    const answer = await get(`/pictures/320/cd/${hash}.webp`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('unsupported');
  });

  test('that is not there in time is 503, and is there for who comes again', async () => {
    const slow = fastify();
    answerFailures(slow);
    const folder = await mkdtemp(join(tmpdir(), 'selvedge-slow-'));
    const originals = folderOriginals(join(folder, 'media'));
    const address = (await originals.write(await picture(400, 300), 'jpg'))
      .replace('/media/', '/pictures/160/')
      .replace('.jpg', '.webp');
    const maker = variantMaker();
    const letGo = Promise.withResolvers<void>();
    const variants: typeof maker = async (...order) => {
      await letGo.promise;
      return maker(...order);
    };
    await servePictures(slow, folder, originals, { variants, answerMs: 20 });
    const refused = await slow.inject(address);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    letGo.resolve();
    await vi.waitFor(async () => expect((await slow.inject(address)).statusCode).toBe(200), 20_000);
    await slow.close();
    await rm(folder, { recursive: true });
  });

  test('that takes too much is answered with 503 and words, tried once, and others are made', async () => {
    const apart = fastify();
    answerFailures(apart);
    const folder = await mkdtemp(join(tmpdir(), 'selvedge-costly-'));
    const originals = folderOriginals(join(folder, 'media'));
    const hungry = await originals.write(await costlyPicture(10_400), 'jpg');
    const honest = await originals.write(await picture(400, 300), 'jpg');
    const address = (path: string) =>
      path.replace('/media/', '/pictures/160/').replace('.jpg', '.webp');
    const maker = variantMaker({ clockMs: 60_000, memoryMb: 900 });
    let tries = 0;
    const counted: typeof maker = (bytes, ...how) => {
      if (bytes.length > 50_000) tries++;
      return maker(bytes, ...how);
    };
    await servePictures(apart, folder, originals, { variants: counted });
    const [refused, made] = await Promise.all([
      apart.inject(address(hungry)),
      apart.inject(address(honest)),
    ]);
    expect(made.statusCode).toBe(200);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().msg]).toEqual([
      503,
      '3600',
      'This picture takes more memory or time than one may take',
    ]);
    expect((await apart.inject(address(hungry).replace('160', '320'))).statusCode).toBe(503);
    expect(tries).toBe(1);
    await apart.close();
    await rm(folder, { recursive: true });
  });

  test('is kept on disk and comes from there', async () => {
    const url = `/pictures/480/${name}.webp`;
    await get(url);
    const kept = join(dataDir, 'pictures', `v${VARIANT_VERSION}`, '480', name.slice(0, 2));
    expect(await readdir(kept)).toEqual([`${name.slice(3)}.webp`]);
    await writeFile(join(kept, `${name.slice(3)}.webp`), 'from the disk');
    expect((await get(url)).body).toBe('from the disk');
  });
});

describe('originals that are kept elsewhere', () => {
  let away = false;
  let elsewhere: FastifyInstance;
  let kept: Buffer;
  const hash = 'e1'.repeat(32);

  beforeAll(async () => {
    kept = await picture(400, 300);
    const originals: OriginalReader = {
      read: async (wanted) => {
        if (away) throw new OriginalsAway('The bucket cannot be reached');
        return wanted === hash ? kept : null;
      },
    };
    elsewhere = fastify();
    answerFailures(elsewhere);
    await mkdir(join(dataDir, 'elsewhere'), { recursive: true });
    await symlink(join(dataDir, 'media'), join(dataDir, 'elsewhere/media'));
    await servePictures(elsewhere, join(dataDir, 'elsewhere'), originals);
  });
  afterAll(() => elsewhere.close());
  beforeEach(() => {
    away = false;
  });

  test('are served as they came, and so are those of the folder; others are not found', async () => {
    const answer = await elsewhere.inject(`/media/e1/${hash}.webp`);
    expect(answer.rawPayload).toEqual(kept);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await elsewhere.inject(`/media/${name}.webp`)).statusCode).toBe(200);
    for (const wrong of [`e1/${hash}.svg`, `e2/${hash}.webp`, `aa/${'a'.repeat(64)}.webp`, 'x'])
      expect((await elsewhere.inject(`/media/${wrong}`)).statusCode).toBe(404);
  });

  test('are read a few at a time, in turns of the networks that ask', async () => {
    const reading = Promise.withResolvers<void>();
    const read: string[] = [];
    let [underWay, most] = [0, 0];
    const originals: OriginalReader = {
      async read(wanted) {
        read.push(wanted.slice(0, 4));
        most = Math.max(most, ++underWay);
        await reading.promise;
        underWay--;
        return kept;
      },
    };
    const app = fastify();
    answerFailures(app);
    await servePictures(app, await mkdtemp(join(dataDir, 'turns-')), originals);
    const ask = (two: string, remoteAddress: string) =>
      app.inject({ url: `/media/${two}/${two.repeat(32)}.webp`, remoteAddress });
    const flood = Array.from({ length: 40 }, () => ask('aa', '192.0.2.1'));
    await vi.waitFor(() => expect(read).toHaveLength(4), 20_000);
    const other = ask('bb', '192.0.2.2');
    // What comes behind it on the same way, and needs no turn, is answered: the other waits for its turn by now.
    for (let times = 0; times < 3; times++)
      expect((await app.inject('/media/bb/no-original.webp')).statusCode).toBe(404);
    expect(underWay).toBe(4);
    reading.resolve();
    expect((await other).statusCode).toBe(200);
    expect((await Promise.all(flood)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(most).toBe(4);
    expect(read.indexOf('bbbb')).toBeLessThan(10);
    await app.close();
  });

  test('that are away leave what was made of them; the rest is 503 and may be asked for again', async () => {
    expect((await elsewhere.inject(`/pictures/320/e1/${hash}.webp`)).statusCode).toBe(200);
    away = true;
    expect((await elsewhere.inject(`/pictures/320/e1/${hash}.webp`)).statusCode).toBe(200);
    for (const url of [`/pictures/160/e1/${hash}.webp`, `/media/e1/${hash}.webp`]) {
      const answer = await elsewhere.inject(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBeDefined();
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    away = false;
    expect((await elsewhere.inject(`/pictures/160/e1/${hash}.webp`)).statusCode).toBe(200);
  });
});
