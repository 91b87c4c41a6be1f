import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { folderOriginals, openOriginals } from '../src/open-originals.ts';
import { OriginalDamaged, OriginalsAway, OriginalTooLarge } from '../src/originals.ts';
import { MAX_ORIGINAL_BYTES } from '../src/picture-limits.ts';
import { s3Originals } from '../src/s3-originals.ts';
import type { S3Settings } from '../src/s3-settings.ts';

const bucket = 'originals';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let directory: string;
let server: S3rver;
let settings: S3Settings;
let client: S3Client;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'selvedge-s3-'));
  server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false },
    ...{ directory, configureBuckets: [{ name: bucket }] },
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  settings = { bucket, endpoint, region: 'us-east-1', credentials, pathStyle: true };
  client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const bytesOf = (text: string) => Buffer.from(text);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (hash: string) => ({ Bucket: bucket, Key: `${hash.slice(0, 2)}/${hash}` });

test('an original is kept under its hash with its type, and read again', async () => {
  const originals = s3Originals(settings);
  const bytes = bytesOf('a picture');
  const hash = hashOf(bytes);
  expect(await originals.write(bytes, 'jpg')).toBe(`/media/${hash.slice(0, 2)}/${hash}.jpg`);
  expect(await originals.read(hash)).toEqual(bytes);
  expect(await originals.has(hash)).toBe(true);
  const { ContentType } = await client.send(new GetObjectCommand(keyOf(hash)));
  expect(ContentType).toBe('image/jpeg');
});

test('one that is there is left alone', async () => {
  const originals = s3Originals(settings);
  const bytes = bytesOf('kept once');
  const hash = hashOf(bytes);
  await originals.write(bytes, 'png');
  const kept = await client.send(new GetObjectCommand(keyOf(hash)));
  await originals.write(bytes, 'webp');
  const again = await client.send(new GetObjectCommand(keyOf(hash)));
  expect([again.ContentType, again.LastModified]).toEqual([kept.ContentType, kept.LastModified]);
});

test.each(['0'.repeat(64), '', '../../etc/passwd', 'A'.repeat(64)])(
  '%j names none',
  async (hash) => {
    expect(await s3Originals(settings).read(hash)).toBeNull();
    expect(await s3Originals(settings).has(hash)).toBe(false);
  },
);

test('one that is not what its hash says is not given out, and whole again once it is written', async () => {
  const hash = hashOf(bytesOf('as it was'));
  await client.send(new PutObjectCommand({ ...keyOf(hash), Body: bytesOf('as it is!') }));
  const originals = s3Originals(settings);
  await expect(originals.read(hash)).rejects.toThrow(OriginalDamaged);
  await originals.write(bytesOf('as it was'), 'png');
  expect(await originals.read(hash)).toEqual(bytesOf('as it was'));
});

test('wrong keys and a bucket that is not there are said to be out of reach, with the cause', async () => {
  const hash = hashOf(bytesOf('anything'));
  const strange = { ...settings, credentials: { ...credentials, secretAccessKey: 'wrong' } };
  await expect(s3Originals(strange).read(hash)).rejects.toThrow(OriginalsAway);
  await expect(s3Originals(strange).has(hash)).rejects.toThrow(OriginalsAway);
  const nowhere = s3Originals({ ...settings, bucket: 'elsewhere' });
  await expect(nowhere.write(bytesOf('x'), 'png')).rejects.toMatchObject({
    name: 'OriginalsAway',
    message: 'The pictures in the bucket elsewhere cannot be reached',
    cause: expect.any(Error),
  });
});

test('with a bucket the folder is still read, and what is written goes to the bucket', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-folder-'));
  try {
    const drawn = bytesOf('drawn by the demo');
    await folderOriginals(folder).write(drawn, 'webp');
    const originals = openOriginals(folder, settings);
    expect(await originals.read(hashOf(drawn))).toEqual(drawn);
    expect(await originals.has(hashOf(drawn))).toBe(true);
    const uploaded = bytesOf('uploaded');
    await originals.write(uploaded, 'webp');
    expect(await folderOriginals(folder).read(hashOf(uploaded))).toBeNull();
    expect(await originals.read(hashOf(uploaded))).toEqual(uploaded);
  } finally {
    await rm(folder, { recursive: true });
  }
});

let slow: Server | undefined;
afterEach(() => {
  slow?.closeAllConnections();
  slow?.close();
  slow = undefined;
});

async function standIn(answer: RequestListener): Promise<S3Settings> {
  const listening = createServer(answer);
  slow = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo; // it listens on a port
  return { ...settings, endpoint: `http://127.0.0.1:${port}` };
}

test('a server that is gone, silent, or stalls in the middle is not waited for', async () => {
  const hash = hashOf(bytesOf('anything'));
  const gone = await standIn(() => undefined);
  const silent = s3Originals(gone, 100);
  await expect(silent.read(hash)).rejects.toThrow(OriginalsAway);
  await expect(silent.write(bytesOf('x'), 'png')).rejects.toThrow(OriginalsAway);
  slow?.closeAllConnections();
  slow?.close();
  await expect(s3Originals(gone).read(hash)).rejects.toThrow(OriginalsAway);
  const stalling = await standIn((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
  });
  await expect(s3Originals(stalling, 100).read(hash)).rejects.toThrow(OriginalsAway);
});

test('an object that is too large is not downloaded', async () => {
  const large = await standIn((_, response) => {
    response.writeHead(200, { 'content-length': String(MAX_ORIGINAL_BYTES + 1) }).write('x');
  });
  const hash = hashOf(bytesOf('anything'));
  await expect(s3Originals(large).read(hash)).rejects.toThrow(OriginalTooLarge);
});

test.each([
  [200, 'image/png', OriginalTooLarge],
  [404, 'application/xml', OriginalsAway],
])('an answer of %i that tells no length and has no end is cut', async (status, type, failure) => {
  let sentBytes = 0;
  const endless = await standIn((_, response) => {
    response.writeHead(status, { 'content-type': type });
    const piece = Buffer.alloc(1 << 20, '<a>');
    const send = () => {
      while (!response.destroyed && response.write(piece)) sentBytes += piece.length;
    };
    response.on('drain', send);
    send();
  });
  const hash = hashOf(bytesOf('anything'));
  await expect(s3Originals(endless).read(hash)).rejects.toThrow(failure);
  expect(sentBytes).toBeLessThan(2 * MAX_ORIGINAL_BYTES);
});
