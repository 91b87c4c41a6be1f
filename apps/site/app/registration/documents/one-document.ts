import type { PDFDocument } from '@cantoo/pdf-lib';
import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import { uploadRejections } from '@selvedge/contract/upload';
import type { DocumentSlot } from './use-documents.ts';

export const UNREADABLE = 'The file could not be read; please choose it again';
const UNREACHABLE = 'The connection is away; please add the file again in a moment';
const UNJOINABLE = 'The file cannot be joined to the others; please send them as one PDF';

/** Longer sides in pixels at which a picture is tried, until it is small enough; of a page the last can just be read. */
const SIDES = [3000, 2400, 1900, 1500, 1200, 900] as const;
const JPEG_QUALITY = 0.85;
/** What a PDF takes for itself and for each page, in bytes, at most. */
const PDF_BYTES = 4096;
const PAGE_BYTES = 1024;
/** The longer side of A4, in points. */
const PAGE_LENGTH = 842;

const isPdf = ({ type }: Blob): boolean => type === 'application/pdf';

/** The one document that some files make, or why the last of them cannot be taken. */
type MadeDocument = { readonly document: File } | { readonly reasons: readonly string[] };

/**
 * Makes one document of the files that somebody gave for one area: a file alone stays as it is, several become one PDF in
 * their order. Pictures are made smaller where that is needed to stay within the limit. Source: REG-49, decision 46.
 */
async function documentOf(files: readonly File[]): Promise<MadeDocument> {
  const last = files.at(-1);
  if (!last) throw new RangeError('A document is made of one file at least');
  const reasons = uploadRejections(last.type, last.size);
  // A picture that is too large can be made smaller; it is of the right type then, and not empty.
  const isTooLarge = last.size > UPLOAD_MAX_BYTES;
  if (reasons.length > 0 && (!isTooLarge || isPdf(last) || reasons.length > 1)) return { reasons };
  const tooLarge = { reasons: uploadRejections(last.type, UPLOAD_MAX_BYTES + 1) };
  if (files.length > 1) {
    const library = await import('@cantoo/pdf-lib').catch(() => undefined);
    if (!library) return { reasons: [UNREACHABLE] };
    const pdf = await joined(files, library.PDFDocument).catch(() => undefined);
    if (!pdf) return { reasons: [UNJOINABLE] };
    return pdf.size > UPLOAD_MAX_BYTES ? tooLarge : { document: pdf };
  }
  if (!isTooLarge) return { document: last };
  const smaller = await smallerPicture(last, UPLOAD_MAX_BYTES);
  const fits = smaller !== null && smaller.size <= UPLOAD_MAX_BYTES;
  return fits ? { document: named(smaller, last, 'jpg') } : tooLarge;
}

/** Reads a document as an encoded data string, such as `data:image/png;base64,…`. Source: REG-46. */
function readAsDataString(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error(UNREADABLE));
    reader.onerror = () => reject(new Error(UNREADABLE, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

/** What an area holds whose document is made of these files, or why the last of them cannot be taken. */
export async function slotOf(files: readonly File[]): Promise<DocumentSlot> {
  const { name, size: sizeBytes } = files.at(-1) ?? { name: '', size: 0 };
  const refuse = (reasons: readonly string[]): DocumentSlot => ({
    file: undefined,
    refused: [{ name, sizeBytes, reasons }],
  });
  const made = await documentOf(files);
  if ('reasons' in made) return refuse(made.reasons);
  const { document } = made;
  try {
    const dataString = await readAsDataString(document);
    const file = { name: document.name, sizeBytes: document.size, dataString, files };
    return { file, refused: [] };
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error)]);
  }
}

/** Bytes under the name of a file, with another ending. */
const named = (bytes: Blob, { name }: File, ending: string): File =>
  new File([bytes], `${name.replace(/\.[^.]*$/u, '')}.${ending}`, { type: bytes.type });

/** Rejects where a file cannot be read, or is a PDF that is locked. */
async function joined(files: readonly File[], document: typeof PDFDocument): Promise<File> {
  const [first] = files;
  if (!first) throw new RangeError('There is nothing to join');
  const whole = await document.create();
  const pdfs = files.filter(isPdf);
  const taken = pdfs.reduce((bytes, { size }) => bytes + size, PDF_BYTES);
  const share = (UPLOAD_MAX_BYTES - taken) / (files.length - pdfs.length) - PAGE_BYTES;
  for (const file of files) {
    if (isPdf(file)) {
      const pdf = await document.load(await file.arrayBuffer());
      const pages = await whole.copyPages(pdf, pdf.getPageIndices());
      for (const page of pages) whole.addPage(page);
      continue;
    }
    const picture = await smallerPicture(file, share);
    if (!picture) throw new Error('The picture cannot be read');
    const image = await whole.embedJpg(await picture.arrayBuffer());
    const { width, height } = image.scaleToFit(PAGE_LENGTH, PAGE_LENGTH);
    whole.addPage([width, height]).drawImage(image, { width, height });
  }
  const bytes = Uint8Array.from(await whole.save());
  return named(new Blob([bytes], { type: 'application/pdf' }), first, 'pdf');
}

/**
 * A picture as a JPEG that stands upright, as large as these bytes allow; the smallest one where they allow none.
 *
 * @returns null where it cannot be read
 */
async function smallerPicture(file: Blob, mostBytes: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const longer = Math.max(picture.width, picture.height);
  try {
    const [largest] = SIDES;
    const sides = [Math.min(longer, largest), ...SIDES.filter((side) => side < longer)];
    let smallest: Blob | null = null;
    for (const side of new Set(sides)) {
      smallest = await jpegOf(picture, side / longer);
      if (smallest && smallest.size <= mostBytes) break;
    }
    return smallest;
  } finally {
    picture.close();
  }
}

function jpegOf(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white'; // what is transparent in a PNG
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
