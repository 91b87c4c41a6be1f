import { UPLOAD_TYPE_MESSAGE, type UploadType } from '@selvedge/contract/upload';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { becomeNobody } from './become-nobody.ts';
import { type DocumentVerdict, refuse } from './document-verdict.ts';
import { safePdfWithin } from './safe-pdf-within.ts';
import { safePicture } from './safe-picture.ts';

/**
 * The process in which documents of strangers are decoded, one at a time, run by `judgeDocument`: it knows no password, may
 * read its own programs alone and start nothing. Started by root it becomes nobody, once it has all that it needs.
 */
export interface DocumentToJudge {
  readonly bytes: Uint8Array;
  readonly saidType: 'application/pdf' | 'image/jpeg' | 'image/png';
}

/** What the process says of a document. */
export interface JudgedDocument {
  readonly verdict: DocumentVerdict;
  /** Whether it holds so much memory by now that the next document would not have what it is promised. */
  readonly isSpent: boolean;
}

/** A process that has judged nothing holds some 150 MB; what a large picture leaves behind comes on top of it. */
const SPENT_BYTES = 400 * 1024 * 1024;

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Marks of web pages and scripts, each too long to occur by chance in two mebibytes of compressed pixels. */
const MARKUP =
  /<script[\s>/]|<html[\s>]|<!doctype\s|<svg[\s/]|<iframe[\s>]|<\?php\s|<[a-z]{1,10}[\s/][^<>]{0,200}?\bon[a-z]{4,20}\s*=/iu;

/**
 * How archives and programs begin: a ZIP entry of version 2.0 or 1.0, DOS and Windows programs, those of Linux, macOS and
 * Java, 7z, RAR, CAB, and the compound files of Windows.
 */
const SIGNATURES: readonly Buffer[] = [
  Buffer.from([0x50, 0x4b, 3, 4, 20, 0]),
  Buffer.from([0x50, 0x4b, 3, 4, 10, 0]),
  Buffer.from('This program cannot be run in DOS mode'),
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1]),
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]),
  Buffer.from([0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1]),
  Buffer.from([0xcf, 0xfa, 0xed, 0xfe, 12, 0, 0, 1]),
  Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0]),
  Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
  Buffer.from([0x52, 0x61, 0x72, 0x21, 0x1a, 7]),
  Buffer.from([0x4d, 0x53, 0x43, 0x46, 0, 0, 0, 0]),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
];

/**
 * What a ZIP of any version holds wherever it lies in a file: the list of its entries, and the end by which that is found.
 * Either may occur in compressed pixels by chance, hardly both.
 */
const ZIP_MARKS: readonly Buffer[] = [
  Buffer.from([0x50, 0x4b, 1, 2]),
  Buffer.from([0x50, 0x4b, 5, 6]),
];

/**
 * Whether a file carries content of another kind within it, so that it can pass for either (a "polyglot"). What cameras
 * put behind a picture, such as a second picture or a film, is none.
 */
const hasForeignContent = (bytes: Buffer): boolean =>
  SIGNATURES.some((signature) => bytes.includes(signature)) ||
  ZIP_MARKS.every((mark) => bytes.includes(mark)) ||
  MARKUP.test(bytes.toString('latin1'));

/**
 * Judges an uploaded document by its content: it must be what it is said to be and nothing else besides. It comes back
 * made anew, a PDF once nothing in it can act. Decodes what a stranger has made: `judgeDocument` has it
 * done in a process apart.
 *
 * @param saidType the type under which it was sent
 */
async function judgeHere(bytes: Buffer, saidType: UploadType): Promise<DocumentVerdict> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== saidType || hasForeignContent(bytes)) return refuse(UPLOAD_TYPE_MESSAGE);
  return saidType === 'application/pdf' ? safePdfWithin(bytes) : safePicture(bytes, saidType);
}

// What is being decoded is not waited for, as an orderly end would.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Each picture is decoded once; kept for another time, its pixels would take the memory of the next.
sharp.cache(false);
// What is loaded at the first use is loaded here, while it can be read.
await judgeHere(PIXEL, 'image/png');
await judgeHere(Buffer.from('%PDF-1.7\n%%EOF\n'), 'application/pdf');
becomeNobody();
process.on('message', ({ bytes, saidType }: DocumentToJudge) => {
  void judgeHere(Buffer.from(bytes), saidType).then((verdict) => {
    const isSpent = process.memoryUsage.rss() > SPENT_BYTES;
    process.send?.({ verdict, isSpent } satisfies JudgedDocument);
  });
});
process.send?.('ready');
