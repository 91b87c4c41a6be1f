import { Worker } from 'node:worker_threads';
import { DOCUMENT_WORDS } from './document-words.ts';

/** What the judgement of one PDF may take. */
interface PdfLimits {
  readonly timeMs: number;
  readonly memoryMb: number;
}

/** An honest scan of two mebibytes takes a tenth of a second and some megabytes. */
const PDF_LIMITS: PdfLimits = { timeMs: 10_000, memoryMb: 256 };

/** Threads that have nothing to do; a new one takes half a second. They keep no process alive. */
const idle: Worker[] = [];

const newThread = (memoryMb: number): Worker => {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    env: {},
    execArgv: [],
    // The parser speaks of what it repairs; that is nobody's business.
    stdout: true,
    stderr: true,
  });
  return thread.on('error', () => undefined); // it is gone then, and whoever waits for it is told
};

/** What a thread says of a PDF; `failed` when it is out of time or memory, or at fault itself. */
type Answer = { readonly reason: string | undefined } | 'failed';

function ask(thread: Worker, bytes: Uint8Array, timeMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(giveUp);
      thread.off('message', settle).off('error', fail).off('exit', fail);
      resolve(answer);
    };
    const fail = () => settle('failed');
    const giveUp = setTimeout(fail, timeMs);
    thread.on('message', settle).on('error', fail).on('exit', fail);
    thread.postMessage(bytes);
  });
}

/**
 * Judges a PDF on a thread apart, which is ended when it takes too much time or memory: nothing that a file does keeps
 * the process from answering others. Resolves with the reason for which it is refused, or undefined.
 */
export async function judgePdfWithin(
  bytes: Uint8Array,
  limits: PdfLimits = PDF_LIMITS,
): Promise<string | undefined> {
  const thread = (limits === PDF_LIMITS && idle.pop()) || newThread(limits.memoryMb);
  thread.ref();
  const answer = await ask(thread, bytes, limits.timeMs);
  if (answer === 'failed' || limits !== PDF_LIMITS) await thread.terminate();
  else {
    thread.unref();
    idle.push(thread);
  }
  return answer === 'failed' ? DOCUMENT_WORDS.tooCostly : answer.reason;
}
