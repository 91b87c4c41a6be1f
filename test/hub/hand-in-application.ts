import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import * as given from '../../packages/contract/test/registration-fixtures.ts';
import { plainPdf, streamBody } from '../../packages/documents/src/testing/build-pdf.ts';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  let crc = 0xffffffff;
  for (const byte of content) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const out = Buffer.alloc(8 + content.length);
  out.writeUInt32BE(body.length, 0);
  content.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4 + content.length);
  return out;
}

/** A picture of a letter: grey lines on white paper. */
export function letterPng(widthPx = 600, heightPx = 800): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((widthPx + 1) * heightPx, 0xff);
  for (let y = 0; y < heightPx; y += 1) {
    const row = y * (widthPx + 1);
    rows[row] = 0;
    const isInked = y > 80 && y % 32 < 5;
    if (isInked) rows.fill(0x66, row + 60, row + 540 - ((y * 37) % 160));
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PDF of two sheets that say what they are. */
export function extractPdf(): Buffer {
  const sheet = (contents: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`;
  const words = (text: string): Buffer =>
    streamBody(`BT /F1 28 Tf 60 740 Td (${text}) Tj ET 60 720 475 2 re f`);
  return plainPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    sheet(5),
    sheet(6),
    words('Extract of the register'),
    words('Directors'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** Hands an application in as the wizard does, with three of its documents, and answers its reference. */
export async function handInApplication(
  request: APIRequestContext,
  siteOrigin: string,
  company: Partial<typeof given.company> = {},
): Promise<string> {
  const png = `data:image/png;base64,${letterPng().toString('base64')}`;
  const pdf = `data:application/pdf;base64,${extractPdf().toString('base64')}`;
  const data = {
    ...given.application,
    company_details: [{ ...given.company, ...company }],
    documentation: [
      { directors: png },
      { company_registration: pdf },
      { bank_letter: png },
      { address: '' },
    ],
  };
  const answer = await request.post(
    `${siteOrigin}/services/product/consumer/request-user-registration`,
    { data: { data }, headers: { 'Idempotency-Key': randomUUID() } },
  );
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  const { json } = await answer.json();
  return String(json.reference);
}
