import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { becomeNobody } from './become-nobody.ts';

/**
 * `pdf-page-process.ts PAGE`: draws one page of the PDF on the standard input, counted from 1, and writes a line of JSON
 * (`pages`, `width`, `height`) and then the pixels, four bytes each. Run by `pdfPage`, apart from everything and with no
 * right but to read its own programs.
 */
const WIDTH_PX = 1400;
const MAX_HEIGHT_PX = 6000;
const MAX_PIXELS = 6_000_000;

const [page = '1'] = process.argv.slice(2);
const library = await PDFiumLibrary.init();
becomeNobody();
const document = await library.loadDocument(readFileSync(0));
const pages = document.getPageCount();
if (Number(page) > pages) process.exit(1);
const drawn = document.getPage(Number(page) - 1);
const { originalWidth, originalHeight } = drawn.getOriginalSize();
const scale = Math.min(
  WIDTH_PX / originalWidth,
  MAX_HEIGHT_PX / originalHeight,
  Math.sqrt(MAX_PIXELS / (originalWidth * originalHeight)),
);
const { data, width, height } = await drawn.render({
  width: Math.max(1, Math.round(originalWidth * scale)),
  height: Math.max(1, Math.round(originalHeight * scale)),
  renderFormFields: true,
});
process.stdout.write(`${JSON.stringify({ pages, width, height })}\n`);
process.stdout.write(data);
