import { referenceOf, sendApplication } from './send.ts';
import { enterApplication, type Sent, type SentApplication } from './writer.ts';

const DOCUMENT_BYTES = 2 * 1024 * 1024 - 1024;
/** What a full disk still takes lies in room that the server had set aside; so many of these exceed it. */
const MAX_TRIES = 60;
const ANSWER_LIMIT_MS = 60_000;
const UNAVAILABLE = 503;

/**
 * Sends applications with large documents onto a full disk until one is refused, which must be said plainly: 503 with the
 * call's words and when to come again.
 *
 * @returns the refused one, to be sent again when there is room; undefined where none was, which is entered as a fault
 */
export async function refusedOnFullDisk(
  origin: string,
  sent: Sent,
): Promise<SentApplication | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const one = enterApplication(sent, DOCUMENT_BYTES);
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await sendApplication(origin, one.mark, DOCUMENT_BYTES, signal).catch(
      () => undefined,
    );
    const reference = answer && referenceOf(answer);
    if (reference === undefined) {
      const { success, msg } = Object(answer?.body);
      const isPlain =
        answer?.status === UNAVAILABLE &&
        Number(answer.retryAfter) > 0 &&
        success === false &&
        typeof msg === 'string' &&
        msg !== '';
      if (!isPlain) sent.faults.push(`A full disk was answered with ${JSON.stringify(answer)}`);
      return one;
    }
    one.references.add(reference);
    one.isAcknowledged = true;
  }
  sent.faults.push('The disk was full and nothing was refused');
  return undefined;
}
