import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { judgePdf } from './judge-pdf.ts';
import { pdfPage } from './pdf-page.ts';
import { MOST_PAGES, picturesPdf } from './pictures-pdf.ts';

test('a PDF made anew shows what the other did, and has nothing else of it', async () => {
  const given = await PDFDocument.create();
  given.addPage([595, 842]).drawRectangle({ width: 595, height: 842, color: rgb(1, 0, 0) });
  given.addPage([842, 421]);
  given.setTitle('A title');
  given.addJavaScript('greeting', 'app.alert(1)');
  const bytes = await given.save();
  const anew = Buffer.from((await picturesPdf((page) => pdfPage(bytes, page))) ?? []);
  expect(await judgePdf(anew)).toBeUndefined();
  const read = await PDFDocument.load(anew);
  expect(read.getTitle()).toBeUndefined();
  expect(read.getPages().map((page) => Math.round(page.getWidth()))).toEqual([595, 842]);
  const { channels } = await sharp((await pdfPage(anew, 1))?.picture).stats();
  expect(channels.map(({ mean }) => mean > 128)).toEqual([true, false, false]);
});

test('what cannot be drawn, or has too many pages, is not made anew', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  expect(await picturesPdf(async () => undefined)).toBeUndefined();
  expect(await picturesPdf(async () => ({ picture, pages: MOST_PAGES + 1 }))).toBeUndefined();
});
