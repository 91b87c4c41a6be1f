import { parentPort } from 'node:worker_threads';
import { judgePdf } from './judge-pdf.ts';

/** The thread on which PDFs are judged, one after the other, each as it comes. */
parentPort?.on('message', (bytes: Uint8Array) => {
  const answer = (reason: string | undefined) => parentPort?.postMessage({ reason });
  void judgePdf(Buffer.from(bytes)).then(answer);
});
