import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { DOCUMENT_MEMORY_MB, limitedProcess } from './limited-process.ts';

/** A page of a PDF as a picture that holds nothing but its pixels. */
export interface PdfPage {
  /** WebP. */
  readonly picture: Uint8Array;
  /** How many the PDF has. */
  readonly pages: number;
}

/** An honest page of a scan takes half a second. */
const TIME_LIMIT_MS = 15_000;
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;
const QUALITY = 80;
/** Drawing takes a core and hundreds of megabytes, as the file pleases. */
const inTurn = pLimit(1);

const PROCESS = join(import.meta.dirname, 'pdf-page-process.ts');
const NOBODY = join(import.meta.dirname, 'become-nobody.ts');
const LIBRARY = dirname(createRequire(import.meta.url).resolve('@hyzyla/pdfium'));

/** What the process writes; undefined where it fails, takes too long or writes too much. */
function draw(pdf: Uint8Array, page: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const rights = [PROCESS, NOBODY, join(LIBRARY, '..')].map((path) => `--allow-fs-read=${path}`);
    const run = ['--permission', ...rights, PROCESS, String(page)];
    const child = limitedProcess(run, DOCUMENT_MEMORY_MB, { stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    let bytes = 0;
    const giveUp = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.stdin?.on('error', () => undefined); // it has ended before it read all
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => {
      clearTimeout(giveUp);
      resolve(code === 0 ? Buffer.concat(chunks) : undefined);
    });
    child.stdin?.end(pdf);
  });
}

/**
 * Draws a page of a PDF in a process of its own, which has PDFium as WebAssembly, no right to write, to start programs or
 * to read anything but itself, and limits of time and memory. What comes of it are pixels, encoded here.
 *
 * @param page counted from 1
 * @returns undefined where the page cannot be drawn, or there is none
 */
export function pdfPage(pdf: Uint8Array, page: number): Promise<PdfPage | undefined> {
  return inTurn(async () => {
    const drawn = await draw(pdf, page);
    const end = drawn?.indexOf('\n') ?? -1;
    if (!drawn || end === -1) return undefined;
    const { pages, width, height } = JSON.parse(drawn.subarray(0, end).toString());
    const raw = { width: Number(width), height: Number(height), channels: 4 } as const;
    const pixels = drawn.subarray(end + 1);
    if (pixels.length === 0 || pixels.length !== raw.width * raw.height * raw.channels)
      return undefined;
    const picture = await sharp(pixels, { raw }).flatten().webp({ quality: QUALITY }).toBuffer();
    return { picture, pages: Number(pages) };
  });
}
