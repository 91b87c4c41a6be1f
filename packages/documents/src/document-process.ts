import sharp from 'sharp';
import { becomeNobody } from './become-nobody.ts';
import type { DocumentVerdict } from './document-verdict.ts';
import { judgeHere } from './judge-here.ts';

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

process.on('disconnect', () => process.exit());
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
