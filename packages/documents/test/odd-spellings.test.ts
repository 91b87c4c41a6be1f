import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENT_WORDS } from '../src/document-verdict.ts';
import { actsInReader, linksInReader, showsPageInReader } from '../src/testing/acts-in-reader.ts';
import { onePage, packedPdf, plainPdf } from '../src/testing/build-pdf.ts';
import { PAGE_SIDE } from '../src/testing/generated-pdfs.ts';
import {
  cutNamePdf,
  entrySpellings,
  indexedPdf,
  linked,
  linkSpellings,
  numberSpellings,
  oddNumberPdf,
  STANDARD_ENTRY,
  spelledLink,
  splitNumberPdf,
  streamCuts,
  streamedPdf,
} from '../src/testing/generated-spellings.ts';
import { refusal } from '../src/testing/refusal.ts';

/** Where a link in the page of a web site may lead: there, or elsewhere on the web. */
const leadsElsewhere = (link: string): boolean => {
  const site = 'https://reader.example/';
  return URL.canParse(link, site) && !new URL(link, site).href.startsWith(site);
};

test('[REG-48] a link into the machine is found however it is spelled, and pdf.js is the witness of what it reads', async () => {
  let seenByReader = 0;
  await fc.assert(
    fc.asyncProperty(linkSpellings, fc.boolean(), async (spelling, isPacked) => {
      const objects = linked(spelledLink(spelling));
      const pdf = isPacked ? packedPdf(objects) : plainPdf(objects);
      if ((await linksInReader(pdf)).some(leadsElsewhere)) seenByReader += 1;
      expect(await refusal(pdf)).toBeDefined();
    }),
    { numRuns: 300, seed: 7 },
  );
  expect(seenByReader).toBeGreaterThan(150);
});

test.each([
  ['(\u001ffile:///c:/x.exe)', DOCUMENT_WORDS.pdfLink],
  ['(\\030javascript:alert\\(1\\))', DOCUMENT_WORDS.pdfLink],
  ['(\u001e\\\\\\\\host\\\\share)', DOCUMENT_WORDS.pdfLink],
  ['<g66g69g6cg65g3ag2fg2fg2f>', DOCUMENT_WORDS.pdfDamaged],
  ['/file:#2f#2f#2fc:#2fx.exe', DOCUMENT_WORDS.pdfLink],
  ['(:///c:/x.exe)', DOCUMENT_WORDS.pdfLink],
])('[REG-48] a link written as %j is refused', async (link, reason) => {
  expect(await refusal(plainPdf(linked(link)))).toBe(reason);
  expect(await refusal(packedPdf(linked(link)))).toBe(reason);
});

test('[REG-48] a link behind two references, and a base that makes one of a path, are refused', async () => {
  const chain = [...linked('5 0 R'), '6 0 R', '(file:///c:/x.exe)'];
  expect(await refusal(plainPdf(chain))).toBe(DOCUMENT_WORDS.pdfLink);
  const based = onePage({ catalogue: '/URI << /Base (\\\\) >>' });
  expect(await refusal(plainPdf(based))).toBe(DOCUMENT_WORDS.pdfLink);
});

test.each(['5.5 0 R', '5.0 0 R', '5 0.5 R', '05 %x\n0 R'])(
  '[REG-48] a link behind the odd reference %j, which PDFium follows, is refused',
  async (reference) => {
    const file = '(file:///c:/x.exe)';
    expect(await refusal(plainPdf([...linked('5 0 R'), file]))).toBe(DOCUMENT_WORDS.pdfLink);
    expect(await refusal(plainPdf([...linked(reference), file]))).toBeDefined();
    expect(await refusal(packedPdf([...linked(reference), file]))).toBeDefined();
  },
);

/** How many of these PDFs act, or show the page in question, in either reader; each that does must be refused. */
async function seenOf<Spelling>(
  spellings: fc.Arbitrary<Spelling>,
  pdfOf: (one: Spelling) => Buffer,
) {
  const seen = { byPdfJs: 0, byPdfium: 0 };
  await fc.assert(
    fc.asyncProperty(spellings, async (spelling) => {
      const pdf = pdfOf(spelling);
      const acts = await actsInReader(pdf);
      const shows = await showsPageInReader(pdf, PAGE_SIDE);
      if (acts) seen.byPdfJs += 1;
      if (shows) seen.byPdfium += 1;
      if (acts || shows) expect(await refusal(pdf), JSON.stringify(spelling)).toBeDefined();
    }),
    { numRuns: 400, seed: 7 },
  );
  return seen;
}

test('[REG-48] an object is found that an entry names by a part of its number, however the entry is spelled', async () => {
  const { byPdfJs, byPdfium } = await seenOf(entrySpellings, splitNumberPdf);
  expect(byPdfJs).toBeGreaterThan(50);
  expect(byPdfium).toBeGreaterThan(5);
});

test('[REG-48] an object is found that has an odd number, or is named by one', async () => {
  const { byPdfJs, byPdfium } = await seenOf(numberSpellings, oddNumberPdf);
  expect(byPdfJs).toBeGreaterThan(50);
  expect(byPdfium).toBeGreaterThan(50);
});

test.each([' x \n', 'nn()', ' \n00'] as const)(
  '[REG-48] a table is refused that PDFium reads, and no other, where its entries end with %j',
  async (end) => {
    const pdf = splitNumberPdf({ ...STANDARD_ENTRY, end });
    expect(await showsPageInReader(pdf, PAGE_SIDE)).toBe(true);
    expect(await refusal(pdf)).toBe(DOCUMENT_WORDS.pdfDamaged);
  },
);

test.each(['-', '.0'] as const)(
  '[REG-48] a table whose entries have %j in their digits is refused',
  async (sign) => {
    expect(await refusal(splitNumberPdf({ ...STANDARD_ENTRY, sign, back: 1 }))).toBe(
      DOCUMENT_WORDS.pdfDamaged,
    );
  },
);

test('[REG-48] an object in pixels is found whose number and generation stand without a gap, as pdf.js finds it', async () => {
  const [, pages = '', page = ''] = onePage({});
  const hidden = '7+0 obj\n<< /S /Named /N /Print >>\nendobj\n';
  const objects = {
    1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 7 0 R >>',
    2: pages,
    3: page,
    7: '<< /S /GoTo /D [3 0 R /Fit] >>',
    8: `<< /Length ${hidden.length} >>\nstream\n${hidden}endstream`,
  };
  const at = indexedPdf(objects, {}, '1 0 R').indexOf(hidden);
  const pdf = indexedPdf(objects, { 7: at }, '1 0 R');
  expect(await actsInReader(pdf)).toBe(true);
  expect(await refusal(pdf)).toBe(DOCUMENT_WORDS.pdfDamaged);
});

test.each([
  ['lines of one byte', { end: ' n\n' }],
  ['lines of a carriage return', { end: 'n\r' }],
  ['fewer digits', { padding: 0, generation: '0' }],
] as const)('[REG-48] a table is accepted that is written with %s', async (_what, spelling) => {
  const [catalogue = '', pages = '', page = ''] = onePage({});
  const objects = { 1: catalogue, 2: pages, 3: page };
  expect(
    await refusal(indexedPdf(objects, {}, '1 0 R', { ...STANDARD_ENTRY, ...spelling })),
  ).toBeUndefined();
});

test('[REG-48] a name in a stream is judged as it is cut, and pdf.js is the witness of what it reads', async () => {
  const seenByReader = { offset: 0, length: 0 };
  await fc.assert(
    fc.asyncProperty(streamCuts, async (cut) => {
      const pdf = cutNamePdf(cut);
      if ((await linksInReader(pdf)).length > 0) seenByReader[cut.by] += 1;
      expect(await refusal(pdf)).toBeDefined();
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(seenByReader.offset).toBeGreaterThan(30);
  expect(seenByReader.length).toBeGreaterThan(30);
});

test('[REG-48] the length of a stream of objects may be an object of its own, and is as long as the stream', async () => {
  const streamed = (more: number) =>
    streamedPdf(linked('(https://a.example/)'), { saidLength: ({ length }) => length + more });
  expect(await refusal(streamed(0))).toBeUndefined();
  expect(await refusal(streamed('\nendstream\nendobj\n'.length))).toBe(DOCUMENT_WORDS.pdfDamaged);
});

test.each([' ', '\n', '\0\t\r\n\f '])(
  '[REG-48] objects in a stream that follow each other are accepted with %j between them',
  async (gap) => {
    const bodies = [...linked('5 0 R'), '(https://a.example/)', '7', '/Name', '[1 2]', 'null'];
    for (const packing of ['none', 'Flate'] as const)
      expect(await refusal(streamedPdf(bodies, { gap, packing }))).toBeUndefined();
  },
);
