import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfPage } from './pdf-page.ts';

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
    const drawn = await pdfPage(pdf, page);
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
  expect(await pdfPage(pdf, 3)).toBeUndefined();
  expect(await pdfPage(pdf.slice(0, 300), 1)).toBeUndefined();
  expect(await pdfPage(Buffer.from('no PDF at all'), 1)).toBeUndefined();
});

test('a page of monstrous size is drawn small', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([14_400, 20]);
  pdf.addPage([20, 14_400]);
  const bytes = await pdf.save();
  for (const page of [1, 2]) {
    const { width = 0, height = 0 } = await sharp((await pdfPage(bytes, page))?.picture).metadata();
    expect(width * height).toBeGreaterThan(0);
    expect(width * height).toBeLessThanOrEqual(6_010_000);
  }
});
