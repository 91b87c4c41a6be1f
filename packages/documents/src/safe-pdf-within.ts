import { Worker } from 'node:worker_threads';
import { DOCUMENT_WORDS, type DocumentVerdict, refuse } from './document-verdict.ts';

/** What the judgement of one PDF may take. */
interface PdfLimits {
  /** Of a processor, in milliseconds: a busy machine takes longer for an honest file, and refuses none for it. */
  readonly processorMs: number;
  /** By the clock, in milliseconds, for a thread that does not even tell what it has taken. */
  readonly clockMs: number;
  readonly memoryMb: number;
}

/** An honest scan of two mebibytes takes a tenth of a second and some megabytes. */
const PDF_LIMITS: PdfLimits = { processorMs: 4000, clockMs: 60_000, memoryMb: 256 };

/** How often a thread is asked what it has taken, in milliseconds. */
const ASK_EVERY_MS = 250;

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
type Answer = DocumentVerdict | 'failed';

/** Processor time that a thread has taken in its life, in milliseconds; nothing more where it has ended. */
async function takenMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}

async function ask(thread: Worker, bytes: Uint8Array, limits: PdfLimits): Promise<Answer> {
  const beforeMs = await takenMs(thread);
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(giveUp);
      clearInterval(look);
      thread.off('message', settle).off('error', fail).off('exit', fail);
      resolve(answer);
    };
    const fail = () => settle('failed');
    const giveUp = setTimeout(fail, limits.clockMs);
    const look = setInterval(async () => {
      if ((await takenMs(thread)) - beforeMs > limits.processorMs) fail();
    }, ASK_EVERY_MS);
    thread.on('message', settle).on('error', fail).on('exit', fail);
    thread.postMessage(bytes);
  });
}

/**
 * Judges a PDF on a thread apart, which is ended when it takes too much time or memory: nothing that a file does keeps
 * the process from answering others. One that is accepted comes back made anew.
 */
export async function safePdfWithin(
  bytes: Uint8Array,
  limits: PdfLimits = PDF_LIMITS,
): Promise<DocumentVerdict> {
  const thread = (limits === PDF_LIMITS && idle.pop()) || newThread(limits.memoryMb);
  thread.ref();
  const answer = await ask(thread, bytes, limits);
  if (answer === 'failed' || limits !== PDF_LIMITS) await thread.terminate();
  else {
    thread.unref();
    idle.push(thread);
  }
  return answer === 'failed' ? refuse(DOCUMENT_WORDS.tooCostly) : answer;
}
