import { parentPort } from 'node:worker_threads';
import type { DocumentVerdict } from './document-verdict.ts';
import { safePdf } from './safe-pdf.ts';

/** The thread on which PDFs are judged, one after the other, each as it comes. */
parentPort?.on('message', (bytes: Uint8Array) => {
  const answer = (verdict: DocumentVerdict) => parentPort?.postMessage(verdict);
  void safePdf(Buffer.from(bytes)).then(answer);
});
