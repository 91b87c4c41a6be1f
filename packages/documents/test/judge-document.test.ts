import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import type { UploadType } from '@selvedge/contract/upload';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_WORDS } from '../src/document-verdict.ts';
import { judgeDocument } from '../src/judge-document.ts';
import { safePdfWithin } from '../src/safe-pdf-within.ts';
import { costlyPicture } from '../src/testing/costly-picture.ts';
import { honestFiles } from '../src/testing/honest-files.ts';
import { hostilePdfs } from '../src/testing/hostile-pdfs.ts';
import { hostilePictures, unfoldingPng } from '../src/testing/hostile-pictures.ts';

const TIME_LIMIT_MS = 60_000;
/** The promise: what is made anew is no larger. */
const MOST_BYTES = 4 * 2 ** 20;

const hostile = [...(await hostilePdfs()), ...(await hostilePictures())];
const honest = await honestFiles();

test('there are sixty hostile and thirty honest files, none of them refused for its size alone', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(honest.length).toBeGreaterThanOrEqual(30);
  for (const { name, bytes } of [...hostile, ...honest])
    expect(bytes.length, name).toBeLessThanOrEqual(UPLOAD_MAX_BYTES);
});

test.each(hostile)('[REG-48] $name is refused', { timeout: TIME_LIMIT_MS }, async (file) => {
  const verdict = await judgeDocument(file.bytes, file.type);
  expect(verdict).toEqual({ accepted: false, reason: file.reason });
});

test.each(honest)('[REG-48] $name is accepted', { timeout: TIME_LIMIT_MS }, async (file) => {
  expect(await judgeDocument(file.bytes, file.type)).toMatchObject({ accepted: true });
});

test('an empty PDF is taken: it harms nobody, and the desk sees that the document is missing', async () => {
  for (const text of ['%PDF-1.7\n%%EOF\n', '%PDF-1.4 letter'])
    expect(await judgeDocument(Buffer.from(text), 'application/pdf')).toMatchObject({
      accepted: true,
    });
});

describe('a picture', () => {
  const judged = async (name: string) => {
    const file = honest.find((one) => one.name === name);
    if (!file) throw new Error(`There is no ${name}`);
    const verdict = await judgeDocument(file.bytes, file.type);
    if (!verdict.accepted) throw new Error(verdict.reason);
    return { before: file.bytes, after: Buffer.from(verdict.bytes) };
  };

  test('comes back upright, in sRGB and without metadata', async () => {
    for (const name of ['held in way 6.jpg', 'CMYK.jpg', 'with a place and a time.jpg']) {
      const { after } = await judged(name);
      const { exif, icc, xmp, orientation, space } = await sharp(after).metadata();
      expect({ exif, icc, xmp, orientation, space }).toEqual({ space: 'srgb' });
    }
    const { width, height } = await sharp((await judged('held in way 6.jpg')).after).metadata();
    expect([width, height]).toEqual([1600, 1200]);
  });

  test('loses what stands behind it', async () => {
    const { before, after } = await judged('with a second picture behind it.jpg');
    const ends = (bytes: Buffer) => bytes.toString('latin1').split('\u00ff\u00d9').length - 1;
    expect(ends(before)).toBeGreaterThan(ends(after));
  });
});

test.each([
  ['time of a processor', { processorMs: 1000, clockMs: 60_000, memoryMb: 512 }],
  ['time by the clock', { processorMs: 60_000, clockMs: 1500, memoryMb: 512 }],
])('a PDF that takes more %s than is allowed is given up', async (_what, limits) => {
  const slow = Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(250_000)}\n%%EOF`);
  expect(await safePdfWithin(slow, limits)).toEqual({
    accepted: false,
    reason: DOCUMENT_WORDS.tooCostly,
  });
});

/** @param columns of `ps`, as it names them */
const idleProcesses = (columns: string): string[] =>
  execFileSync('ps', ['-o', `${columns}=,args=`, '--ppid', String(process.pid)])
    .toString()
    .split('\n')
    .filter((line) => line.includes('document-process.ts'))
    .map((line) => line.trim().split(/\s+\S*node\b/u)[0] ?? '');

describe('the process apart', () => {
  const pixel = honest.find(({ type }) => type === 'image/png');
  const judge = (clockMs: number, memoryMb: number, bytes = pixel?.bytes ?? Buffer.alloc(0)) =>
    judgeDocument(bytes, 'image/png', { limits: { clockMs, memoryMb } });
  const tooCostly = { accepted: false, reason: DOCUMENT_WORDS.tooCostly };

  test('is ended where a document takes too long, and the next one has another', async () => {
    // One that is made in no millisecond: a pixel's answer may be there when the clock is looked at.
    const create = { width: 3000, height: 3000, channels: 3 as const, background: '#123456' };
    const slow = await sharp({ create }).png().toBuffer();
    expect(await judge(1, 2560, slow)).toEqual(tooCostly);
    expect(await judge(TIME_LIMIT_MS, 2560, slow)).toMatchObject({ accepted: true });
  });

  test('is ended where a document takes too much memory', { timeout: TIME_LIMIT_MS }, async () => {
    const create = { width: 7000, height: 7000, channels: 4 as const, background: '#123456' };
    const large = await sharp({ create }).png({ progressive: true }).toBuffer();
    expect(await judge(TIME_LIMIT_MS, 1350, large)).toMatchObject({ accepted: false });
    expect(await judge(TIME_LIMIT_MS, 2560, large)).toMatchObject({ accepted: true });
  });

  test('leaves a place to others, whatever one client sends', {
    timeout: TIME_LIMIT_MS,
  }, async () => {
    const large = await costlyPicture(6000);
    const order: string[] = [];
    const sent = (client: string, bytes: Buffer, type: UploadType) =>
      judgeDocument(bytes, type, { client }).then(() => order.push(client));
    await Promise.all([
      ...Array.from({ length: 3 }, () => sent('192.0.2.1', large, 'image/jpeg')),
      sent('192.0.2.2', pixel?.bytes ?? Buffer.alloc(0), 'image/png'),
    ]);
    expect(order[0]).toBe('192.0.2.2');
  });

  test('makes no small picture a large one', async () => {
    const small = unfoldingPng(3000);
    expect(small.length).toBeLessThan(250_000);
    const plain = await sharp(small).png({ compressionLevel: 4 }).toBuffer();
    expect(plain.length).toBeGreaterThan(2 * MOST_BYTES);
    const verdict = await judgeDocument(small, 'image/png');
    expect(verdict.accepted ? verdict.bytes.length : 0).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('takes no row of pixels that is longer than any sheet', async () => {
    const row = { width: 30_001, height: 1, channels: 3 as const, background: 'white' };
    const long = await sharp({ create: row }).png().toBuffer();
    expect(await judgeDocument(long, 'image/png')).toEqual({
      accepted: false,
      reason: DOCUMENT_WORDS.pictureTooManyPixels,
    });
  });

  test('keeps no picture that it has judged', { timeout: TIME_LIMIT_MS }, async () => {
    const large = await costlyPicture(6000);
    for (let times = 0; times < 2; times++)
      expect(await judgeDocument(large, 'image/jpeg')).toMatchObject({ accepted: true });
    // One that still holds much is ended; what judges the next document, and waits then, holds little.
    const small = pixel?.bytes ?? Buffer.alloc(0);
    expect(await judgeDocument(small, 'image/png')).toMatchObject({ accepted: true });
    const heldMb = idleProcesses('rss').map((kib) => Number(kib) / 1024);
    expect(heldMb).not.toEqual([]);
    expect(Math.max(...heldMb)).toBeLessThan(400);
  });

  test('sees the documents of one client alone', async () => {
    const small = pixel?.bytes ?? Buffer.alloc(0);
    const judgeFor = async (client: string) => {
      await judgeDocument(small, 'image/png', { client });
      return idleProcesses('pid');
    };
    const first = await judgeFor('192.0.2.11');
    // No new one; the oldest may be gone by now.
    expect(first).toEqual(expect.arrayContaining(await judgeFor('192.0.2.11')));
    const second = await judgeFor('192.0.2.12');
    expect(second.filter((pid) => !first.includes(pid))).toHaveLength(1);
    await expect.poll(() => judgeFor('192.0.2.13')).toHaveLength(2);
  });

  test('knows no secret of the process that asks it, and is nobody where that is root', async () => {
    await judgeDocument(pixel?.bytes ?? Buffer.alloc(0), 'image/png');
    const children = idleProcesses('pid=,user');
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) {
      const [pid, user] = child.split(/\s+/u);
      if (process.getuid?.() === 0) expect(user).toBe('nobody');
      else expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=');
    }
  });
});

test('a JPEG of many scans over many pixels is refused before it is decoded', async () => {
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, 122]),
    Buffer.alloc(120, Buffer.from([0xff, 0xda])),
  ]);
  const scanned = async (sidePx: number) => {
    const create = { width: sidePx, height: sidePx, channels: 3, background: 'white' } as const;
    const plain = await sharp({ create }).jpeg().toBuffer();
    return Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]);
  };
  expect(await judgeDocument(await scanned(100), 'image/jpeg')).toMatchObject({ accepted: true });
  expect(await judgeDocument(await scanned(6000), 'image/jpeg')).toMatchObject({
    accepted: false,
    reason: expect.stringContaining('too'),
  });
});
