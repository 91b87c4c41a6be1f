import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { offerPdfDrawer } from './document-guard.ts';
import { PDF, safeDocument } from './safe-document.ts';

const stored = { part: 'directors', contentType: PDF, content: new Uint8Array([1]) } as const;

beforeAll(async () => {
  const picture = await sharp({
    create: { width: 2, height: 3, channels: 3, background: '#fff' },
  })
    .webp()
    .toBuffer();
  offerPdfDrawer(async (_pdf, _page, { signal }) =>
    signal?.aborted ? undefined : { picture, pages: 2, drawnInMs: 1 },
  );
});

test('a PDF is made anew of its pages', async () => {
  const safe = await safeDocument(stored, { person: '1' });
  const made = await PDFDocument.load('content' in safe ? safe.content : '');
  expect(made.getPageCount()).toBe(2);
});

test('what came while others were handed out, and waits for its scan, does not leave', async () => {
  const png = { ...stored, contentType: 'image/png', awaitsScan: true };
  for (const one of [png, { ...stored, awaitsScan: true }])
    expect(await safeDocument(one, { person: '1' })).toEqual({
      refused: 'It awaits its virus scan.',
    });
});

test('one for which no time is left says so, and not that it cannot be drawn', async () => {
  const safe = await safeDocument(stored, { person: '1', signal: AbortSignal.abort() });
  expect(safe).toEqual({ refused: expect.stringContaining('no time left') });
});
