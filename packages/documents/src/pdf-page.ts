import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fairTurns, TooManyWaiting } from './fair-turns.ts';
import { DOCUMENT_MEMORY_MB, limitedProcess } from './limited-process.ts';

/** A page of a PDF as a picture that holds nothing but its pixels. */
export interface PdfPage {
  /** WebP. */
  readonly picture: Uint8Array;
  /** How many the PDF has. */
  readonly pages: number;
  /** For how long it was drawn, without the time before its turn. */
  readonly drawnInMs: number;
}

/** For whom a page is drawn. */
export interface PageReader {
  /** Turns are counted by this, such as the id of a person. */
  readonly person: string;
  /** Once it is aborted nothing more is drawn, as where the request has ended without its answer. */
  readonly signal?: AbortSignal | undefined;
}

/** An honest page of a scan takes half a second. */
const TIME_LIMIT_MS = 15_000;
/** More than two cores give in that time: what draws on when the hub has ended ends by itself. */
const CPU_LIMIT_S = 40;
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;
const QUALITY = 80;
/** Drawing takes a core and hundreds of megabytes, as the file pleases. */
const AT_A_TIME = 2;
/** Whoever looks through documents asks for fewer pages at once. */
const MOST_WAITING_OF_ONE = 200;
const inTurn = fairTurns({ atATime: AT_A_TIME, ofOne: 1, mostWaiting: MOST_WAITING_OF_ONE });

const PROCESS = join(import.meta.dirname, 'pdf-page-process.ts');
const NOBODY = join(import.meta.dirname, 'become-nobody.ts');
const LIBRARY = dirname(createRequire(import.meta.url).resolve('@hyzyla/pdfium'));

/** What the process writes; undefined where it fails, takes too long or writes too much, or nobody waits for it. */
function draw(
  pdf: Uint8Array,
  page: number,
  signal: AbortSignal | undefined,
): Promise<Buffer | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const rights = [PROCESS, NOBODY, join(LIBRARY, '..')].map((path) => `--allow-fs-read=${path}`);
    const run = ['--permission', ...rights, PROCESS, String(page)];
    const child = limitedProcess(run, DOCUMENT_MEMORY_MB, {
      stdio: ['pipe', 'pipe', 'ignore'],
      cpuSeconds: CPU_LIMIT_S,
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = (): void => void child.kill('SIGKILL');
    const giveUp = setTimeout(end, TIME_LIMIT_MS);
    signal?.addEventListener('abort', end);
    child.stdout?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) end();
      else chunks.push(chunk);
    });
    child.stdin?.on('error', () => undefined); // it has ended before it read all
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => {
      clearTimeout(giveUp);
      signal?.removeEventListener('abort', end);
      resolve(code === 0 ? Buffer.concat(chunks) : undefined);
    });
    child.stdin?.end(pdf);
  });
}

async function drawnPage(
  pdf: Uint8Array,
  page: number,
  signal: AbortSignal | undefined,
): Promise<PdfPage | undefined> {
  const began = performance.now();
  const drawn = await draw(pdf, page, signal);
  const end = drawn?.indexOf('\n') ?? -1;
  if (!drawn || end === -1) return undefined;
  const { pages, width, height } = JSON.parse(drawn.subarray(0, end).toString());
  const raw = { width: Number(width), height: Number(height), channels: 4 } as const;
  const pixels = drawn.subarray(end + 1);
  if (pixels.length === 0 || pixels.length !== raw.width * raw.height * raw.channels)
    return undefined;
  const picture = await sharp(pixels, { raw }).flatten().webp({ quality: QUALITY }).toBuffer();
  return { picture, pages: Number(pages), drawnInMs: performance.now() - began };
}

/**
 * Draws a page of a PDF in a process of its own, which has PDFium as WebAssembly, no right to write, to start programs or
 * to read anything but itself, and limits of time and memory. What comes of it are pixels, encoded here. Pages are drawn
 * in turns of the people who ask for them.
 *
 * @param page counted from 1
 * @returns undefined where the page cannot be drawn, there is none, its reader waits no more or has too many others waiting
 */
export async function pdfPage(
  pdf: Uint8Array,
  page: number,
  { person, signal }: PageReader,
): Promise<PdfPage | undefined> {
  try {
    return await inTurn(person, () => drawnPage(pdf, page, signal), signal);
  } catch (error) {
    if (error instanceof TooManyWaiting || signal?.aborted) return undefined;
    throw error;
  }
}
