import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfPage } from './pdf-page.ts';

const READER = { person: '1' };

/** An A4 sheet, and one of another colour and shape. */
async function twoPages(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawRectangle({ width: 595, height: 842, color: rgb(1, 0, 0) });
  pdf.addPage([842, 595]).drawRectangle({ width: 842, height: 595, color: rgb(0, 0, 1) });
  return pdf.save();
}

test('a page of a PDF is a picture of its size and colours, with how many pages there are', async () => {
  const pdf = await twoPages();
  for (const [page, size, dominant] of [
    [1, { width: 1400, height: 1981 }, [255, 0, 0]],
    [2, { width: 1400, height: 989 }, [0, 0, 255]],
  ] as const) {
    const drawn = await pdfPage(pdf, page, READER);
    expect(drawn?.pages).toBe(2);
    const picture = sharp(drawn?.picture);
    expect(await picture.metadata()).toMatchObject({ format: 'webp', ...size });
    const { channels } = await picture.stats();
    for (const [at, { mean }] of channels.entries())
      expect(Math.abs(mean - (dominant[at] ?? 0))).toBeLessThan(4);
  }
});

test('what is no PDF, is broken, or has no such page cannot be drawn', async () => {
  const pdf = await twoPages();
  expect(await pdfPage(pdf, 3, READER)).toBeUndefined();
  expect(await pdfPage(pdf.slice(0, 300), 1, READER)).toBeUndefined();
  expect(await pdfPage(Buffer.from('no PDF at all'), 1, READER)).toBeUndefined();
});

test('a page of monstrous size is drawn small', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([14_400, 20]);
  pdf.addPage([20, 14_400]);
  const bytes = await pdf.save();
  for (const page of [1, 2]) {
    const { width = 0, height = 0 } = await sharp(
      (await pdfPage(bytes, page, READER))?.picture,
    ).metadata();
    expect(width * height).toBeGreaterThan(0);
    expect(width * height).toBeLessThanOrEqual(6_010_000);
  }
});

test('whoever has many pages drawn keeps nobody else waiting for them', async () => {
  const pdf = await twoPages();
  const drawnFor: string[] = [];
  const drawFor = async (person: string): Promise<void> => {
    expect(await pdfPage(pdf, 1, { person })).toMatchObject({ pages: 2 });
    drawnFor.push(person);
  };
  await Promise.all([...Array.from({ length: 5 }, () => drawFor('of many')), drawFor('of one')]);
  // Two were under way before, and one is beside it.
  expect(drawnFor.indexOf('of one')).toBeLessThanOrEqual(3);
});

test('who waits for a turn waits no longer than they say', async () => {
  const pdf = await twoPages();
  const leaving = new AbortController();
  const order: string[] = [];
  const under = pdfPage(pdf, 1, READER).then(() => order.push('under way'));
  const waiting = pdfPage(pdf, 1, { ...READER, signal: leaving.signal }).then((page) =>
    order.push(page ? 'drawn' : 'given up'),
  );
  leaving.abort();
  await Promise.all([under, waiting]);
  expect(order).toEqual(['given up', 'under way']);
});

test('nothing is drawn for a reader who has left', async () => {
  const pdf = await twoPages();
  const leaving = new AbortController();
  const drawing = pdfPage(pdf, 1, { ...READER, signal: leaving.signal });
  setTimeout(() => leaving.abort(), 20);
  expect(await drawing).toBeUndefined();
  expect(await pdfPage(pdf, 1, { ...READER, signal: leaving.signal })).toBeUndefined();
});
