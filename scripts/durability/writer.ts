import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { referenceOf, sendApplication, sendSignUp } from './send.ts';

/** An application that was sent, and all that the service said of it. */
export interface SentApplication {
  readonly mark: string;
  readonly documentBytes: number;
  /** Every number that it was given; more than one answer comes where one was lost and asked for again. */
  readonly references: Set<string>;
  isAcknowledged: boolean;
}

/** What was sent in all rounds together. */
export interface Sent {
  readonly applications: SentApplication[];
  /** Addresses whose sign-up was acknowledged. */
  readonly signUps: string[];
  /** What the service must never say. */
  readonly faults: string[];
}

const DOCUMENT_BYTES = 16 * 1024;
const RETRY_MS = 200;
/** Tries to send one; a service that is away for longer is a fault of its own. */
const MAX_TRIES = 300;
/** Share of tries whose line breaks while the service is at work. */
const BROKEN_SHARE = 0.1;
const BROKEN_AFTER_MS = 30;
/** Share of answers that are lost after the service has kept what was sent, and given them. */
const LOST_SHARE = 0.1;

/** Enters a new application, which is about to be sent, among those that were. */
export function enterApplication(sent: Sent, documentBytes: number): SentApplication {
  const one: SentApplication = {
    mark: randomUUID(),
    documentBytes,
    references: new Set(),
    isAcknowledged: false,
  };
  sent.applications.push(one);
  return one;
}

/** Sends one application under its key until its sender has an answer that says it is kept. */
export async function sendUntilKept(
  origin: string,
  one: SentApplication,
  faults: string[],
): Promise<void> {
  for (let tries = 0; !one.isAcknowledged && tries < MAX_TRIES; tries++) {
    const signal = Math.random() < BROKEN_SHARE ? AbortSignal.timeout(BROKEN_AFTER_MS) : null;
    const answer = await sendApplication(origin, one.mark, one.documentBytes, signal).catch(
      () => undefined,
    );
    const reference = answer && referenceOf(answer);
    if (reference !== undefined) {
      one.references.add(reference);
      one.isAcknowledged = Math.random() >= LOST_SHARE;
    } else {
      if (answer && answer.status !== 503)
        faults.push(`${one.mark} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
      await pause(RETRY_MS);
    }
  }
}

async function signUp(origin: string, { signUps, faults }: Sent): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const answer = await sendSignUp(origin, email).catch(() => undefined);
    if (answer?.status === 200) {
      signUps.push(email);
      return;
    }
    if (answer && answer.status !== 503) faults.push(`A sign-up was answered ${answer.status}`);
    await pause(RETRY_MS);
  }
}

/**
 * Sends applications and sign-ups one after the other until told to stop, each until it is acknowledged.
 *
 * @param pauseMs after each pair
 */
export async function writeUntil(
  origin: string,
  stopping: AbortSignal,
  sent: Sent,
  pauseMs = 0,
): Promise<void> {
  while (!stopping.aborted) {
    const one = enterApplication(sent, DOCUMENT_BYTES);
    await sendUntilKept(origin, one, sent.faults);
    await signUp(origin, sent);
    await pause(pauseMs);
  }
}
