import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENT_WORDS } from '../src/document-verdict.ts';
import { actsInReader, showsPageInReader } from '../src/testing/acts-in-reader.ts';
import { onePage, packedPdf, plainPdf } from '../src/testing/build-pdf.ts';
import { ENCRYPTION_TOLD, encryptedPdf } from '../src/testing/encrypted-pdf.ts';
import {
  ACTING_PAGE,
  AS_PAGE,
  HONEST_SHAPE,
  PAGE_SIDE,
  pdfShapes,
  SCRIPT,
  shapedPdf,
} from '../src/testing/generated-pdfs.ts';
import { indexedPdf } from '../src/testing/generated-spellings.ts';
import { refusal } from '../src/testing/refusal.ts';

const DESTINATION = '[3 0 R /Fit]';

test('[REG-48] an action is found wherever it lies, and pdf.js is the witness that it acts', async () => {
  let seenByReader = 0;
  await fc.assert(
    fc.asyncProperty(pdfShapes, async (shape) => {
      const pdf = shapedPdf(shape, SCRIPT);
      if (await actsInReader(pdf)) seenByReader += 1;
      expect(await refusal(pdf)).toBeDefined();
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(seenByReader).toBeGreaterThan(50);
});

test('[REG-48] a page that acts is found wherever it lies, and PDFium is the witness that it is shown', async () => {
  let seenByReader = 0;
  await fc.assert(
    fc.asyncProperty(pdfShapes, async (shape) => {
      const pdf = shapedPdf(shape, ACTING_PAGE, AS_PAGE);
      if (await showsPageInReader(pdf, PAGE_SIDE)) seenByReader += 1;
      expect(await refusal(pdf)).toBeDefined();
    }),
    { numRuns: 300, seed: 7 },
  );
  expect(seenByReader).toBeGreaterThan(15);
});

const HIDDEN = { ...HONEST_SHAPE, header: 'in pixels', hasDecoy: true } as const;

test.each([
  ['signed', actsInReader(shapedPdf({ ...HIDDEN, spelling: 'signed' }, SCRIPT))],
  ['decimal', actsInReader(shapedPdf({ ...HIDDEN, spelling: 'decimal' }, SCRIPT))],
  [
    'behind a high byte',
    showsPageInReader(
      shapedPdf({ ...HIDDEN, spelling: 'behind a high byte' }, ACTING_PAGE, AS_PAGE),
      PAGE_SIDE,
    ),
  ],
] as const)(
  '[REG-48] an object in pixels is found where its number is %s, as a reader finds it',
  async (spelling, found) => {
    expect(await found).toBe(true);
    expect(await refusal(shapedPdf({ ...HIDDEN, spelling }, SCRIPT))).toBeDefined();
  },
);

test.each(['\u0080', '\u00ff'] as const)(
  '[REG-48] a stream is found whose keys end with %j, as PDFium finds it',
  async (blank) => {
    const shape = { ...HONEST_SHAPE, blank };
    expect(await showsPageInReader(shapedPdf(shape, ACTING_PAGE, AS_PAGE), PAGE_SIDE)).toBe(true);
    expect(await refusal(shapedPdf(shape, SCRIPT))).toBeDefined();
    const keys = [`/AA${blank}<< /O ${SCRIPT} >>`, `/A${blank}<< /S /URI /URI (https://a.b) >>`];
    for (const page of keys) expect(await refusal(plainPdf(onePage({ page })))).toBeDefined();
  },
);

test('[REG-48] an object is found that an index names by a part of its number, as pdf.js finds it', async () => {
  const printing = '<< /S /Named /N /Print >>';
  const [, , pages = '', page = ''] = ['', ...onePage({})];
  const objects = {
    15: printing,
    1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>',
    2: pages,
    3: page,
    5: '<< /S /GoTo /D [3 0 R /Fit] >>',
  };
  const at = indexedPdf(objects, {}, '1 0 R').toString('latin1').indexOf('15 0 obj') + 1;
  const pdf = indexedPdf(objects, { 5: at }, '1 0 R');
  expect(await actsInReader(pdf)).toBe(true);
  expect(await refusal(pdf)).toBeDefined();
});

test('[REG-48] a catalogue that stands in the trailer is judged, as pdf.js reads it', async () => {
  const [, pages = '', page = ''] = onePage({});
  const root = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Named /N /Print >> >>';
  const objects = { 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: pages, 3: page };
  const pdf = indexedPdf(objects, {}, root);
  expect(await actsInReader(pdf)).toBe(true);
  expect(await refusal(pdf)).toBeDefined();
  const hidden = indexedPdf({ ...objects, 4: `(trailer ${root})` }, {}, '1 0 R');
  expect(await refusal(hidden)).toBeDefined();
  expect(await refusal(indexedPdf(objects, {}, '1 0 R'))).toBeUndefined();
});

test('[REG-48] a name with a false escape, of which PDFium makes another, is refused', async () => {
  const catalogue = '/#KFpenAction << /S /#KAavaScript /#KAS (app.alert\\(1\\)) >>';
  expect(await refusal(plainPdf(onePage({ catalogue })))).toBeDefined();
});

const TURNS = `/OpenAction ${DESTINATION}`;
const FETCHES = '<< /S /URI /URI (https://example.com/) >>';

test.each([
  ['an action at opening', onePage({ catalogue: `/OpenAction ${FETCHES} ${TURNS}` })],
  ['what a page does', onePage({ page: `/AA << /O ${FETCHES} >> /AA null` })],
  [
    'the kind of an action',
    onePage({
      catalogue: '/OpenAction << /S /GoToR /S /GoTo /F (\\\\a.example\\b) /D [0 /Fit] >>',
    }),
  ],
  [
    'the kind of a note, once in other letters',
    onePage({ page: '/Annots [4 0 R]' }, '<< /Subtype /Movie /Sub#74ype /Link /Rect [0 0 9 9] >>'),
  ],
])(
  '[REG-48] a PDF that says %s twice is refused: readers choose differently',
  async (_what, objects) => {
    expect(await refusal(plainPdf(objects))).toBe(DOCUMENT_WORDS.pdfDamaged);
    expect(await refusal(packedPdf(objects))).toBe(DOCUMENT_WORDS.pdfDamaged);
  },
);

test('[REG-48] a PDF that has two catalogues by its trailer is refused', async () => {
  const objects = onePage({}, '<< /Type /Catalog /Pages 2 0 R >>');
  expect(await refusal(plainPdf(objects, '/Root 4 0 R'))).toBe(DOCUMENT_WORDS.pdfDamaged);
});

test.each(ENCRYPTION_TOLD)(
  '[REG-48] what a reader decrypts is refused where it is told so %s',
  async (told) => {
    const pdf = encryptedPdf(told);
    expect(await actsInReader(pdf)).toBe(true);
    expect(await refusal(pdf)).toBe(DOCUMENT_WORDS.pdfEncrypted);
  },
);

test('[REG-48] objects packed as honest writers pack them are accepted', async () => {
  const honest = pdfShapes.map((shape) => ({
    ...HONEST_SHAPE,
    isUpdate: shape.isUpdate,
    index: shape.index,
    lineEnd: shape.lineEnd === '\r\n' ? shape.lineEnd : ('\n' as const),
    packing: shape.packing === 'none' ? shape.packing : HONEST_SHAPE.packing,
  }));
  await fc.assert(
    fc.asyncProperty(honest, async (shape) => {
      expect(await refusal(shapedPdf(shape, DESTINATION))).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test('[REG-48] a stream of objects that names no type is walked', async () => {
  const pdf = shapedPdf({ ...HONEST_SHAPE, type: '' }, SCRIPT);
  expect(await actsInReader(pdf)).toBe(true);
  expect(await refusal(pdf)).toContain('script');
});
