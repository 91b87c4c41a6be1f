import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_FORMATS } from '@selvedge/contract/picture-address';
import { folderOriginals } from '@selvedge/pictures/folder-originals';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFailures } from '../http/failure-answers.ts';
import { servePictures } from './serve-pictures.ts';

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
  await servePictures(app, dataDir);
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

  test('is never wider than its original, save in the smallest width', async () => {
    expect((await get(`/pictures/640/${name}.webp`)).statusCode).toBe(200);
    expect((await get(`/pictures/960/${name}.webp`)).statusCode).toBe(404);
    const path = await folderOriginals(join(dataDir, 'media')).write(await picture(40, 40), 'webp');
    const tiny = path.slice('/media/'.length, -'.webp'.length);
    const answer = await get(`/pictures/96/${tiny}.webp`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(40);
    expect((await get(`/pictures/160/${tiny}.webp`)).statusCode).toBe(404);
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

  test('is kept on disk and comes from there', async () => {
    const url = `/pictures/480/${name}.webp`;
    await get(url);
    const kept = join(dataDir, 'pictures/v1/480', name.slice(0, 2));
    expect(await readdir(kept)).toEqual([`${name.slice(3)}.webp`]);
    await writeFile(join(kept, `${name.slice(3)}.webp`), 'from the disk');
    expect((await get(url)).body).toBe('from the disk');
  });
});
