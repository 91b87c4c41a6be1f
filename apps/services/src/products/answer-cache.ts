import type { Snapshot } from '../snapshot/snapshot.ts';

const MAX_ANSWERS = 1000;
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Answers to requests that were asked before, by the text of the request. A snapshot never changes, so neither does
 * its answer; with the next snapshot all are forgotten. At most 1,000 answers of at most 64 KiB are kept, the longest
 * unused going first.
 */
export class AnswerCache {
  #snapshot: Snapshot | undefined;
  readonly #answers = new Map<string, string | Buffer>();

  /** The answer of this snapshot to this text, if it is known. */
  find(snapshot: Snapshot | undefined, request: string): string | Buffer | undefined {
    if (snapshot !== this.#snapshot) return undefined;
    const answer = this.#answers.get(request);
    if (answer === undefined) return undefined;
    this.#answers.delete(request);
    this.#answers.set(request, answer);
    return answer;
  }

  /** Keeps an answer that this snapshot gave. */
  keep(snapshot: Snapshot | undefined, request: string, answer: string | Buffer): void {
    if (snapshot !== this.#snapshot) {
      this.#answers.clear();
      this.#snapshot = snapshot;
    }
    if (answer.length > MAX_ANSWER_BYTES) return;
    this.#answers.set(request, answer);
    if (this.#answers.size <= MAX_ANSWERS) return;
    const [longestUnused = ''] = this.#answers.keys();
    this.#answers.delete(longestUnused);
  }
}
