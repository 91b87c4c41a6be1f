import { PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfPage } from '../src/pdf-page.ts';
import { safePdf } from '../src/safe-pdf.ts';
import { actsInReader, showsPageInReader } from '../src/testing/acts-in-reader.ts';
import { onePage, plainPdf } from '../src/testing/build-pdf.ts';
import { PAGE_SIDE } from '../src/testing/generated-pdfs.ts';
import { honestFiles } from '../src/testing/honest-files.ts';

/** Spellings in which one reader takes entries of a dictionary for a part of a value, and another for entries. */
const DISGUISES: Readonly<Record<string, (entries: string) => string>> = {
  'behind brackets deeper than a reader goes': (entries) =>
    `/K ${'['.repeat(120)}${']'.repeat(80)} ${entries} ${']'.repeat(40)}`,
  'in a stream that is no object': (entries) => `/K << >> streamX ${entries} /X /endstream`,
  'in a stream within a stream': (entries) =>
    `/K << >> stream\nstream endstream ${entries} /X /endstream`,
  'behind a word that begins like a keyword': (entries) => `/K [true5 ${entries} ]`,
  'behind two keywords in one': (entries) => `/K [nullnull ${entries} ]`,
  'behind a reference that goes on': (entries) => `/K [5 0 R5 ${entries} ]`,
  'behind a reference and a keyword': (entries) => `/K [5 0 Rtrue ${entries} ]`,
};

const WIDE_PAGE = `/MediaBox [0 0 ${PAGE_SIDE} ${PAGE_SIDE}]`;
const PRINT = '/OpenAction << /S /Named /N /Print >>';

describe.each(Object.entries(DISGUISES))('[REG-48] what stands %s', (_where, disguised) => {
  test('is nothing to readers of the PDF that is kept, as PDFium and pdf.js are witnesses', async () => {
    const hidden = [
      plainPdf(onePage({ page: disguised(WIDE_PAGE) })),
      plainPdf(onePage({ catalogue: disguised(PRINT) })),
    ];
    const heeded: boolean[] = [];
    for (const pdf of hidden) {
      heeded.push((await showsPageInReader(pdf, PAGE_SIDE)) || (await actsInReader(pdf)));
      const verdict = await safePdf(pdf);
      if (!verdict.accepted) continue;
      expect(await showsPageInReader(verdict.bytes, PAGE_SIDE)).toBe(false);
      expect(await actsInReader(verdict.bytes)).toBe(false);
    }
    expect(heeded, 'a reader takes what is hidden for entries').toContain(true);
  });
});

test('[REG-48] brackets beyond the bound are refused, within it they are taken', async () => {
  const nested = (depth: number) =>
    safePdf(plainPdf(onePage({ page: `/K ${'['.repeat(depth)}${']'.repeat(depth)}` })));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 25 }), async (depth) => {
      expect((await nested(depth)).accepted).toBe(true);
      expect((await nested(depth + 40)).accepted).toBe(false);
    }),
    { numRuns: 15 },
  );
});

/** The PDF that is kept, as pdf-lib reads it. */
async function kept(pdf: Buffer): Promise<PDFDocument> {
  const verdict = await safePdf(pdf);
  if (!verdict.accepted) throw new Error(verdict.reason);
  return PDFDocument.load(verdict.bytes, { updateMetadata: false });
}

const contentOf = async (pdf: Buffer): Promise<string> => {
  const content = (await kept(pdf)).getPage(0).node.Contents();
  return content instanceof PDFRawStream ? Buffer.from(content.contents).toString('latin1') : '';
};

test.each([
  ['a line end', 'BT (a) Tj ET\n'],
  ['two line ends', 'q Q\r\n'],
  ['the word that ends it', 'BT (a) Tj ET % endstream \nBT (b) Tj ET'],
])('a stream whose length is said elsewhere keeps %s', async (_what, content) => {
  const stream = `<< /Length 5 0 R >>\nstream\n${content}\nendstream`;
  const page = onePage({ page: '/Contents 4 0 R' }, stream, String(content.length));
  expect(await contentOf(plainPdf(page))).toBe(content);
  // One that does not end there is cut by the word.
  const wrong = onePage({ page: '/Contents 4 0 R' }, stream, '3');
  expect(await contentOf(plainPdf(wrong))).not.toContain('(b)');
});

test('a string keeps its bytes, whatever escapes it was written with', async () => {
  const bytes = fc.uint8Array({ maxLength: 40 });
  /** Of the same byte one of its spellings, with ends of lines that do not count between. */
  const spelled = fc.tuple(bytes, fc.infiniteStream(fc.nat(5))).map(([content, ways]) => {
    const parts = [...content].map((byte) => {
      const way = ways.next().value;
      const octal = `\\${byte.toString(8).padStart(3, '0')}`;
      if (way === 0) return `\\\r\n${octal}`;
      if (way === 1) return `\\\n${octal}`;
      const isPlain = byte > 0x20 && byte < 0x7f && !'()\\'.includes(String.fromCharCode(byte));
      if (isPlain && way > 2) return String.fromCharCode(byte);
      return '()\\'.includes(String.fromCharCode(byte)) ? `\\${String.fromCharCode(byte)}` : octal;
    });
    return { content, text: parts.join('') };
  });
  await fc.assert(
    fc.asyncProperty(spelled, async ({ content, text }) => {
      const document = await kept(plainPdf(onePage({ page: `/LastText (${text})` })));
      const string = document.getPage(0).node.get(PDFName.of('LastText'));
      expect(string instanceof PDFHexString && [...string.asBytes()]).toEqual([...content]);
    }),
    { numRuns: 60 },
  );
});

test('a key that is there twice with one value is one, and with two is refused', async () => {
  const twice = (second: string) =>
    safePdf(plainPdf(onePage({ page: `/TRP << /ca 1/CA 1>> /Rotate 0 ${second}` })));
  expect((await twice('/Rotate 0 /TRP <</ca 1/CA 1>>')).accepted).toBe(false); // it is spelled in two ways
  expect((await twice('/Rotate 0 /TRP << /ca 1/CA 1>>')).accepted).toBe(true);
  expect((await twice('/Rotate 90')).accepted).toBe(false);
});

test('a field of a form that is written as a stream is no other file', async () => {
  const field = (flags: string) =>
    safePdf(
      plainPdf(
        onePage(
          { page: '/Annots [4 0 R]' },
          `<< /Type /Annot /Subtype /Widget /FT /Tx /Rect [0 0 9 9] /F ${flags} /Length 0 >>\nstream\n\nendstream`,
          '4',
          '(a.exe)',
        ),
      ),
    );
  for (const flags of ['4', '5 0 R']) expect((await field(flags)).accepted).toBe(true);
  for (const file of ['(a.exe)', '6 0 R', '9 0 R'])
    expect((await field(file)).accepted, file).toBe(false);
});

/** One of each way in which PDFs are laid out. */
const SHOWN: readonly string[] = [
  'scan.pdf',
  'letter in object streams.pdf',
  'form that is filled in.pdf',
  'changed and saved on.pdf',
];
const shown = (await honestFiles()).filter(({ name }) => SHOWN.includes(name));

/** How far apart two pictures are, from 0 to 255; those of two sizes are wholly. */
async function apart(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 255;
  return a.reduce((sum, value, place) => sum + Math.abs(value - (b[place] ?? 0)), 0) / a.length;
}

test('there is one of each of them', () => {
  expect(shown).toHaveLength(SHOWN.length);
});

test.each(shown)('$name is kept made anew and shows the same', async ({ bytes }) => {
  const verdict = await safePdf(bytes);
  if (!verdict.accepted) throw new Error(verdict.reason);
  const drawn = await Promise.all(
    [bytes, Buffer.from(verdict.bytes)].map((pdf) => pdfPage(pdf, 1, { person: 'reader' })),
  );
  const [before, after] = drawn;
  if (!before || !after) throw new Error('The page could not be drawn');
  expect(after.pages).toBe(before.pages);
  expect(await apart(before.picture, after.picture)).toBeLessThan(1);
});
