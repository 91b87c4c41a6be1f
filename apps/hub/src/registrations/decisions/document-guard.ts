import type { PageReader, PdfPage } from '@selvedge/documents/pdf-page';

/** Documents of applicants, which strangers have made: nothing in them runs, and nothing frames them. */
export const DOCUMENT_PATH = /^\/api\/registrations\/[^/]+\/documents\//u;
/** What draws documents of applicants, and may take a minute or two for it. */
export const DRAWING_PATH = /^\/api\/registrations\/[^/]+\/(?:documents\/|export$)/u;
export const DOCUMENT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Draws a page of a PDF, counted from 1; undefined where it cannot be drawn, or its reader has left. */
export type DrawPdfPage = (
  pdf: Uint8Array,
  page: number,
  reader: PageReader,
) => Promise<PdfPage | undefined>;

const DRAWER = Symbol.for('selvedge.draw-pdf-page');

/**
 * Next bundles what answers requests, and a bundle knows no more where the program lies that draws pages. The process that
 * it runs in does, and offers it here.
 */
export function offerPdfDrawer(draw: DrawPdfPage): void {
  Reflect.set(globalThis, DRAWER, draw);
}

/** Draws by what the process has offered; undefined where it has offered nothing, as in development of a single view. */
export const drawPdfPage: DrawPdfPage = async (pdf, page, reader) => {
  const draw: unknown = Reflect.get(globalThis, DRAWER);
  return typeof draw === 'function' ? draw(pdf, page, reader) : undefined;
};
