import { judgeDocument } from '@selvedge/documents/judge-document';
import { actsInReader, showsPageInReader } from '@selvedge/documents/testing/acts-in-reader';
import {
  ACTING_PAGE,
  AS_PAGE,
  PAGE_SIDE,
  pdfShapes,
  SCRIPT,
  shapedPdf,
} from '@selvedge/documents/testing/generated-pdfs';
import { honestFiles } from '@selvedge/documents/testing/honest-files';
import { hostilePdfs } from '@selvedge/documents/testing/hostile-pdfs';
import { hostilePictures, unfoldingPng } from '@selvedge/documents/testing/hostile-pictures';
import fc from 'fast-check';
import { elapsed } from './output/steps.ts';

/**
 * `npm run check:uploads`: the promise that no upload harms. Hostile files of every kind, made here, must each be refused
 * with its words; honest scans and photographs of every kind must be accepted. Small pictures that unfold stay small. PDFs are generated besides, with a script
 * among object streams, encodings, indexes and updates of every kind; those that pdf.js would run and those of which
 * PDFium shows the page that acts must be among them, and none may be accepted. `npm test` does the same with fewer.
 */

const GENERATED = 1000;
/** Small pictures that unfold to many times their size, and what they may become. */
const UNFOLDING = 20;
const MOST_BYTES = 4 * 2 ** 20;

const hostile = [...(await hostilePdfs()), ...(await hostilePictures())];
const honest = await honestFiles();
const wrong: string[] = [];
for (const { name, type, bytes, reason } of hostile) {
  const verdict = await judgeDocument(bytes, type);
  if (verdict.accepted) wrong.push(`${name} was accepted`);
  else if (verdict.reason !== reason) wrong.push(`${name} was refused with "${verdict.reason}"`);
}
for (const { name, type, bytes } of honest) {
  const verdict = await judgeDocument(bytes, type);
  if (!verdict.accepted) wrong.push(`${name} was refused with "${verdict.reason}"`);
}
const seed = Date.now() % 1_000_000;
const sides = fc.sample(fc.integer({ min: 100, max: 4000 }), { numRuns: UNFOLDING, seed });
for (const sidePx of sides) {
  const verdict = await judgeDocument(unfoldingPng(sidePx), 'image/png');
  const bytes = verdict.accepted ? verdict.bytes.length : 0;
  if (bytes > MOST_BYTES) wrong.push(`a small picture ${sidePx} px wide became ${bytes} bytes`);
}
let actsInPdfJs = 0;
let isShownByPdfium = 0;
for (const shape of fc.sample(pdfShapes, { numRuns: GENERATED, seed })) {
  const pdf = shapedPdf(shape, SCRIPT);
  if (await actsInReader(pdf)) actsInPdfJs += 1;
  const page = shapedPdf(shape, ACTING_PAGE, AS_PAGE);
  if (await showsPageInReader(page, PAGE_SIDE)) isShownByPdfium += 1;
  for (const one of [pdf, page]) {
    const { accepted } = await judgeDocument(one, 'application/pdf');
    if (accepted) wrong.push(`seed ${seed}: a script was accepted in ${JSON.stringify(shape)}`);
  }
}
if (isShownByPdfium === 0) wrong.push('PDFium shows the page of no generated PDF');
if (actsInPdfJs === 0) wrong.push('pdf.js saw the script in no generated PDF');
for (const line of wrong) console.log(`  ${line}`);
console.log(
  `${GENERATED} shapes of PDFs with a script, of which pdf.js sees it in ${actsInPdfJs}, PDFium its page in ${isShownByPdfium}`,
);
console.log(
  `${hostile.length} hostile and ${honest.length} honest files, ${wrong.length} judged wrongly, in ${elapsed()}`,
);
process.exit(wrong.length === 0 ? 0 : 1);
