import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillBucket } from '../src/fill-bucket.ts';
import { openOriginals } from '../src/open-originals.ts';
import { OriginalsAway } from '../src/originals.ts';
import type { S3Settings } from '../src/s3-settings.ts';

let directory: string;
let folder: string;
let server: S3rver;
let settings: S3Settings;

/** Names of drawn pictures say what is drawn and are no hash of the content. */
const drawn = (digit: string) => `${digit.repeat(2)}/${digit.repeat(40)}.jpg`;

async function put(name: string, content: string): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'selvedge-s3-'));
  folder = await mkdtemp(join(tmpdir(), 'selvedge-folder-'));
  server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false },
    ...{ directory, configureBuckets: [{ name: 'pictures' }] },
  });
  const { port } = await server.run();
  settings = {
    bucket: 'pictures',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    pathStyle: true,
  };
});
afterAll(async () => {
  await server.close();
  await Promise.all([rm(directory, { recursive: true }), rm(folder, { recursive: true })]);
});

test('what is in the folder is had from the bucket by a machine whose folder is empty', async () => {
  await Promise.all([
    put(drawn('a'), 'a picture'),
    put(drawn('b'), 'another'),
    put(drawn('c'), ''),
    put('demo-pictures.json', '{}'),
    put(`dd/.${'d'.repeat(40)}.webp.draft`, 'half a pic'),
  ]);
  const heard: string[] = [];
  expect(await fillBucket(folder, settings, (done, total) => heard.push(`${done}/${total}`))).toBe(
    2,
  );
  expect(heard).toEqual(['0/2', '1/2', '2/2']);
  const elsewhere = openOriginals(join(folder, 'empty'), settings);
  expect(String(await elsewhere.read('a'.repeat(40)))).toBe('a picture');
  expect(await elsewhere.read('c'.repeat(40))).toBeNull();
});

test('only what is missing is copied', async () => {
  expect(await fillBucket(folder, settings)).toBe(0);
  await put(drawn('e'), 'a third');
  expect(await fillBucket(folder, settings)).toBe(1);
});

test('a bucket that is not there is said to be', async () => {
  const nowhere = { ...settings, bucket: 'elsewhere' };
  await expect(fillBucket(folder, nowhere)).rejects.toThrow(OriginalsAway);
});
