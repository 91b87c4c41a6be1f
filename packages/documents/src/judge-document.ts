import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { UploadType } from '@selvedge/contract/upload';
import type { DocumentToJudge, JudgedDocument } from './document-process.ts';
import { DOCUMENT_WORDS, type DocumentVerdict, refuse } from './document-verdict.ts';
import { fairTurns } from './fair-turns.ts';
import { DOCUMENT_MEMORY_MB, decodingProcess } from './limited-process.ts';

/** What the judgement of one document may take. */
export interface DocumentLimits {
  /** By the clock, in milliseconds; within it PDFs and pictures have closer limits of their own. */
  readonly clockMs: number;
  /** Of memory that the process may write to, in megabytes, held by the system where it can; half of it the engine sets aside. */
  readonly memoryMb: number;
}

/** A picture of 50 million pixels takes a busy machine half a minute; who sent it is answered within a minute at all events. */
const DOCUMENT_LIMITS: DocumentLimits = { clockMs: 50_000, memoryMb: DOCUMENT_MEMORY_MB };
/** A process begins within a second; a busy machine takes longer. */
const START_LIMIT_MS = 60_000;

/** Documents that are looked into at a time. */
const AT_A_TIME = 2;
/** Eight applications of one client, each of five documents. */
const MOST_WAITING_OF_ONE = 40;
/** One place is always left to others. */
const inTurn = fairTurns({ atATime: AT_A_TIME, ofOne: 1, mostWaiting: MOST_WAITING_OF_ONE });

const PROCESS = join(import.meta.dirname, 'document-process.ts');

/**
 * Processes that have nothing to do, by the client whose documents each has seen: it sees nobody else's, whatever has taken
 * it over. A new one takes a second. They keep no process alive, and end with it.
 */
const idle = new Map<string, ChildProcess>();

function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  const { channel } = child;
  if (isHeld) channel?.ref();
  else channel?.unref();
}

/** Keeps a process for the next document of its client, and the newest of them alone. */
function keepFor(client: string, child: ChildProcess): void {
  hold(child, false);
  idle.set(client, child);
  for (const [oldest, other] of idle) {
    if (idle.size <= AT_A_TIME) break;
    idle.delete(oldest);
    other.kill('SIGKILL');
  }
}

/** The process that is kept for a client; undefined where there is none any more. */
function keptFor(client: string): ChildProcess | undefined {
  const child = idle.get(client);
  idle.delete(client);
  return child;
}

/** The next thing that a process says; undefined where it ends, or says nothing within this time. */
function said(child: ChildProcess, withinMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (message?: unknown) => {
      clearTimeout(giveUp);
      child.off('message', settle).off('exit', end).off('error', end);
      resolve(message);
    };
    const end = () => settle();
    const giveUp = setTimeout(end, withinMs);
    child.on('message', settle).on('exit', end).on('error', end);
  });
}

/** @throws Error where the process cannot be started, which is no document's fault */
async function newProcess(memoryMb: number): Promise<ChildProcess> {
  const child = decodingProcess(PROCESS, memoryMb);
  child.on('error', () => undefined); // it is gone then, and whoever waits for it is told
  if ((await said(child, START_LIMIT_MS)) === 'ready') return child;
  child.kill('SIGKILL');
  throw new Error('The process that looks into documents could not be started');
}

/** The process looks into what strangers send, and may say anything once something of that has taken it over. */
function isJudged(message: unknown): message is JudgedDocument {
  const { verdict } = Object(message);
  const { accepted, bytes, reason } = Object(verdict);
  return accepted === true
    ? bytes instanceof Uint8Array
    : accepted === false && typeof reason === 'string';
}

/** For whom a document is judged, and within which limits. */
interface JudgeOptions {
  /** Who sent it, such as a network: clients take turns. */
  readonly client?: string;
  /** Aborted where it is not wanted any more; one that is looked into already goes on. */
  readonly signal?: AbortSignal | undefined;
  readonly limits?: DocumentLimits;
}

/**
 * Judges an uploaded document by its content, in a process apart that is ended and replaced when it takes too much memory
 * or time, or ends by itself: nothing that a file does reaches the process that answers others, its memory or its
 * passwords. A document comes back made anew, a PDF once nothing in it can act. Clients take turns.
 *
 * @param saidType the type under which it was sent
 * @throws Error where no process can be started, or where too many documents of the client wait
 */
export function judgeDocument(
  bytes: Buffer,
  saidType: UploadType,
  { client = '', signal, limits = DOCUMENT_LIMITS }: JudgeOptions = {},
): Promise<DocumentVerdict> {
  return inTurn(
    client,
    async () => {
      const isUsual = limits === DOCUMENT_LIMITS;
      const child = (isUsual && keptFor(client)) || (await newProcess(limits.memoryMb));
      hold(child, true);
      const answer = said(child, limits.clockMs);
      child.send({ bytes, saidType } satisfies DocumentToJudge, () => undefined);
      const judged = await answer;
      if (!isJudged(judged)) {
        child.kill('SIGKILL');
        return refuse(DOCUMENT_WORDS.tooCostly);
      }
      const { verdict, isSpent } = judged;
      if (isUsual && !isSpent) keepFor(client, child);
      else child.kill('SIGKILL');
      return verdict.accepted ? { ...verdict, bytes: Buffer.from(verdict.bytes) } : verdict;
    },
    signal,
  );
}
