import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { UPLOAD_TYPE_MESSAGE, type UploadType } from '@selvedge/contract/upload';
import sharp from 'sharp';
import { DOCUMENT_WORDS } from '../document-verdict.ts';
import { onePage, plainPdf } from './build-pdf.ts';
import { pictureOfManyScans } from './costly-picture.ts';
import type { HostileFile } from './uploaded-file.ts';

const { pictureDamaged, pictureTooManyPixels, tooCostly } = DOCUMENT_WORDS;

const paper = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#f4f1ea' },
    limitInputPixels: false,
  });

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of rows that are compressed already. @param kind bits of a channel, and the colour type */
function pngOf(width: number, height: number, kind: readonly number[], rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A black PNG of one bit a pixel, of any size in next to no bytes. */
const blackPng = (width: number, height: number): Buffer =>
  pngOf(width, height, [1], deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)));

const SCRIPT = '<script>alert(1)</script>';
const ZIP = Buffer.from('PK\u0003\u0004\u0014\0\0\0\u0008\0archive.jar', 'latin1');

/** Files that are no JPEG, PNG or PDF whatever they are called. */
function renamed(): HostileFile[] {
  const files: readonly [name: string, type: UploadType, content: string | Buffer][] = [
    ['page.html as identity.pdf', 'application/pdf', `<!doctype html>${SCRIPT}`],
    ['page.html as identity.jpg', 'image/jpeg', `<html>${SCRIPT}</html>`],
    [
      'drawing.svg as letter.png',
      'image/png',
      `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
    ],
    ['drawing.svg as letter.pdf', 'application/pdf', `<?xml version="1.0"?><svg>${SCRIPT}</svg>`],
    [
      'setup.exe as letter.pdf',
      'application/pdf',
      Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(200)]),
    ],
    [
      'letter.pdf.exe',
      'application/pdf',
      Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(200)]),
    ],
    ['photo.jpg.js', 'image/jpeg', 'require("child_process")'],
    ['photo.png.php', 'image/png', '<?php system($_GET[0]);'],
    [
      'program for Linux as photo.jpg',
      'image/jpeg',
      Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001\0', 'latin1'), Buffer.alloc(200)]),
    ],
    ['archive.zip as papers.pdf', 'application/pdf', ZIP],
    ['script.sh as papers.pdf', 'application/pdf', '#!/bin/sh\nrm -rf /\n'],
    ['letter.rtf as letter.pdf', 'application/pdf', '{\\rtf1 text}'],
    ['text as photo.png', 'image/png', 'no picture at all'],
  ];
  return files.map(([name, type, content]) => ({
    name,
    type,
    bytes: Buffer.from(content),
    reason: UPLOAD_TYPE_MESSAGE,
  }));
}

/** Files that say they are pictures and are another kind, two kinds, half of one, or far too large. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const jpeg = await paper(400, 300).jpeg().toBuffer();
  const png = await paper(400, 300).png().toBuffer();
  const noisy = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const giant = blackPng(20_000, 20_000);
  const giantJpeg = await paper(12_000, 9000).jpeg({ quality: 1 }).toBuffer();
  const picture = (name: string, type: UploadType, bytes: Buffer, reason: string): HostileFile => ({
    name,
    type,
    bytes,
    reason,
  });
  const other = (name: string, type: UploadType, bytes: Buffer) =>
    picture(name, type, bytes, UPLOAD_TYPE_MESSAGE);
  const behind = (bytes: Buffer, more: string | Buffer) =>
    Buffer.concat([bytes, Buffer.from(more)]);
  return [
    ...renamed(),
    other('PNG that says JPEG', 'image/jpeg', png),
    other('JPEG that says PNG', 'image/png', jpeg),
    other('PDF that says PNG', 'image/png', plainPdf(onePage({}))),
    other('GIF that says PNG', 'image/png', await paper(9, 9).gif().toBuffer()),
    other('WebP that says JPEG', 'image/jpeg', await paper(9, 9).webp().toBuffer()),
    other('AVIF that says JPEG', 'image/jpeg', await paper(64, 64).avif().toBuffer()),
    other('TIFF that says JPEG', 'image/jpeg', await paper(9, 9).tiff().toBuffer()),
    other('JPEG with a script behind it', 'image/jpeg', behind(jpeg, SCRIPT)),
    other('JPEG with an archive behind it', 'image/jpeg', behind(jpeg, ZIP)),
    other('PNG with PHP behind it', 'image/png', behind(png, '<?php echo 1; ?>')),
    other(
      'JPEG with a web page in its metadata',
      'image/jpeg',
      await sharp(jpeg)
        .withExif({ IFD0: { ImageDescription: `<html>${SCRIPT}` } })
        .jpeg()
        .toBuffer(),
    ),
    picture('half a JPEG', 'image/jpeg', noisy.subarray(0, noisy.length / 2), pictureDamaged),
    picture('half a PNG', 'image/png', png.subarray(0, png.length / 2), pictureDamaged),
    picture('the head of a JPEG', 'image/jpeg', jpeg.subarray(0, 24), pictureDamaged),
    picture('PNG of 20,000 by 20,000', 'image/png', giant, pictureTooManyPixels),
    picture('JPEG of 1,000 scans', 'image/jpeg', await pictureOfManyScans(16, 1000), tooCostly),
    picture('JPEG of 12,000 by 9,000', 'image/jpeg', giantJpeg, pictureTooManyPixels),
  ];
}

/**
 * A small PNG that unfolds: each row is the one above and the same noise again, which its own filter says in a byte, and an
 * encoding without that filter writes out whole.
 *
 * @param sidePx of a square
 */
export function unfoldingPng(sidePx: number): Buffer {
  const UP_FILTER = 2;
  const CHANNELS = 3;
  const step = createHash('shake128', { outputLength: sidePx * CHANNELS })
    .update('noise')
    .digest();
  const row = Buffer.concat([Buffer.from([UP_FILTER]), step]);
  const rows = Buffer.concat(Array<Buffer>(sidePx).fill(row));
  const [depth, trueColour] = [8, 2];
  return pngOf(sidePx, sidePx, [depth, trueColour], deflateSync(rows));
}
