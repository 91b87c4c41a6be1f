import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfPage } from './pdf-page.ts';
import { LONGEST_DRAWING_MS, MOST_PAGES, picturesPdf, TakesTooLong } from './pictures-pdf.ts';
import { refusal } from './testing/refusal.ts';

const READER = { person: '1' };

test('a PDF made anew shows what the other did, and has nothing else of it', async () => {
  const given = await PDFDocument.create();
  given.addPage([595, 842]).drawRectangle({ width: 595, height: 842, color: rgb(1, 0, 0) });
  given.addPage([842, 421]);
  given.setTitle('A title');
  given.addJavaScript('greeting', 'app.alert(1)');
  const bytes = await given.save();
  const anew = Buffer.from((await picturesPdf((page) => pdfPage(bytes, page, READER))) ?? []);
  expect(await refusal(anew)).toBeUndefined();
  const read = await PDFDocument.load(anew);
  expect(read.getTitle()).toBeUndefined();
  expect(read.getPages().map((page) => Math.round(page.getWidth()))).toEqual([595, 842]);
  const { channels } = await sharp((await pdfPage(anew, 1, READER))?.picture).stats();
  expect(channels.map(({ mean }) => mean > 128)).toEqual([true, false, false]);
});

const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .webp()
  .toBuffer();

test('what cannot be drawn, or has too many pages, is not made anew', async () => {
  const drawn = { picture, pages: MOST_PAGES + 1, drawnInMs: 1 };
  expect(await picturesPdf(async () => undefined)).toBeUndefined();
  expect(await picturesPdf(async () => drawn)).toBeUndefined();
});

test('a PDF whose pages take too long together is given up', async () => {
  const asked: number[] = [];
  const tenth = { picture, pages: MOST_PAGES, drawnInMs: LONGEST_DRAWING_MS / 10 };
  const draw = async (page: number) => {
    asked.push(page);
    return tenth;
  };
  await expect(picturesPdf(draw)).rejects.toThrow(TakesTooLong);
  expect(asked).toHaveLength(11);
  expect(await picturesPdf(async () => ({ ...tenth, pages: 10 }))).toBeDefined();
});

test('no further page is drawn for whoever has left', async () => {
  const leaving = new AbortController();
  const asked: number[] = [];
  const draw = async (page: number) => {
    asked.push(page);
    if (page === 3) leaving.abort();
    return { picture, pages: MOST_PAGES, drawnInMs: 1 };
  };
  expect(await picturesPdf(draw, leaving.signal)).toBeUndefined();
  expect(asked).toEqual([1, 2, 3]);
});
