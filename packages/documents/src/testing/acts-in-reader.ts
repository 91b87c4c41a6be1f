import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';

/** Whether pdf.js, which finds objects by the index as readers do, sees something in a PDF that acts. */
export async function actsInReader(pdf: Uint8Array): Promise<boolean> {
  const opened = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }).catch(() => null);
  if (!opened) return false;
  const scripts = await opened.getJSActions().catch(() => null);
  const atOpening = await opened.getOpenAction().catch(() => null);
  const files = await opened.getAttachments().catch(() => null);
  await opened.loadingTask.destroy();
  const hasAction = atOpening !== null && typeof atOpening === 'object' && 'action' in atOpening;
  return Boolean(scripts ?? files) || hasAction;
}

/** Where the links of the first page lead that pdf.js finds, as they are written. */
export async function linksInReader(pdf: Uint8Array): Promise<string[]> {
  const opened = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }).catch(() => null);
  if (!opened) return [];
  const page = await opened.getPage(1).catch(() => null);
  const notes: { unsafeUrl?: unknown }[] = (await page?.getAnnotations().catch(() => [])) ?? [];
  await opened.loadingTask.destroy();
  return notes.flatMap(({ unsafeUrl }) => (typeof unsafeUrl === 'string' ? [unsafeUrl] : []));
}

const pdfium = PDFiumLibrary.init();

/** Whether PDFium, which browsers read PDFs with, shows a page of this side, in points, as the first. */
export async function showsPageInReader(pdf: Uint8Array, sidePoints: number): Promise<boolean> {
  const opened = await (await pdfium).loadDocument(pdf).catch(() => null);
  if (!opened) return false;
  try {
    const isThere = opened.getPageCount() > 0;
    return isThere && opened.getPage(0).getOriginalSize().originalWidth === sidePoints;
  } catch {
    return false;
  } finally {
    opened.destroy();
  }
}
