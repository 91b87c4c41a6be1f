import { setTimeout as delay } from 'node:timers/promises';
import { clamavScanner } from '@selvedge/documents/virus-scanner';
import type pg from 'pg';
import { sealingKeys } from '../access/sealing-keys.ts';
import { type Deliver, DeliveryFailure, patientDelivery } from '../messages/deliver-due.ts';
import { forgetMails, mailDelivery, mailSender } from '../messages/deliver-mail.ts';
import {
  OMNISEND_URL,
  subscriberDelivery,
  subscriberRefused,
} from '../messages/deliver-subscriber.ts';
import { takeEnquiries } from '../messages/take-enquiries.ts';
import {
  askConfirmations,
  queueSubscribers,
  takeConfirmations,
  takeMailRequests,
  takeSignUps,
} from '../messages/take-inbox.ts';
import { blindIndexKey, countDuplicates } from '../registrations/application/blind-index.ts';
import { scanWaiting } from '../registrations/intake/scan-waiting.ts';
import { takeCorrections } from '../registrations/intake/take-corrections.ts';
import { takeRegistrations } from '../registrations/intake/take-registrations.ts';
import { deleteWhatIsOver } from '../registrations/personal-data/erase-registration.ts';
import { type HubSettings, mailSenderOf, siteOrigin } from '../settings.ts';

const ROUND_EVERY_MS = 2000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DESK_NAME = 'Registration desk';

/** One round of what the hub does by itself for the desk. Resolves to what went wrong. */
export type DeskRound = (stopping?: AbortSignal) => Promise<readonly Error[]>;

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/**
 * Does a round at once, an hour after it went well and a minute after it did not. In between it has no fault, or still the
 * same ones: what nobody has fixed is not told as right.
 */
function hourly(round: () => Promise<readonly Error[]>): DeskRound {
  let faults: readonly Error[] = [];
  let nextMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() < nextMs) return faults;
    faults = await round();
    nextMs = performance.now() + (faults.length === 0 ? HOUR_MS : MINUTE_MS);
    return faults;
  };
}

/**
 * Takes what waits in the inbox: each step of a round is done, and one that fails does not keep the others from it.
 *
 * @param pool connections of the hub's role
 */
export function takingRound(pool: pg.Pool, settings: HubSettings): DeskRound {
  const { DATA_DIR: dataDir, OMNISEND_API_KEY: apiKey } = settings;
  const unreadable = {
    mails: new Set<string>(),
    letters: new Set<string>(),
    registrations: new Set<string>(),
    corrections: new Set<string>(),
  };
  const tryAgain = hourly(async () => {
    for (const passedOver of Object.values(unreadable)) passedOver.clear();
    return [];
  });
  const deskKeys = async () => ({
    sealing: await sealingKeys(dataDir),
    blindIndex: await blindIndexKey(dataDir),
  });

  let isCountDue = true; // at first too: a process that died may have left it
  /** Unless nothing was taken, the likely duplicates are to be counted. */
  const taking = async (take: Promise<number>): Promise<void> => {
    const wasDue = isCountDue;
    isCountDue = true;
    if ((await take) === 0) isCountDue = wasDue;
  };
  const countIfDue = async (): Promise<void> => {
    if (isCountDue) await countDuplicates(pool);
    isCountDue = false;
  };

  const steps: readonly (() => Promise<unknown>)[] = [
    async () =>
      settings.NEWSLETTER_CONFIRMATION === 'on'
        ? askConfirmations(pool, await sealingKeys(dataDir), siteOrigin(settings))
        : takeSignUps(pool),
    () => takeConfirmations(pool),
    async () => apiKey && queueSubscribers(pool),
    async () =>
      takeMailRequests(pool, await sealingKeys(dataDir), siteOrigin(settings), unreadable.mails),
    async () =>
      takeEnquiries(pool, await sealingKeys(dataDir), siteOrigin(settings), unreadable.letters),
    async () => taking(takeRegistrations(pool, await deskKeys(), unreadable.registrations)),
    async () => taking(takeCorrections(pool, await deskKeys(), unreadable.corrections)),
    countIfDue,
  ];
  return async () => {
    const failures: Error[] = [...(await tryAgain())];
    for (const step of steps) {
      await step().catch((error: unknown) => failures.push(errorOf(error)));
    }
    return failures;
  };
}

const faultOf = (done: Promise<unknown>): Promise<readonly Error[]> =>
  done.then(
    () => [],
    (error: unknown) => [errorOf(error)],
  );

/** Deletes what is over, which may take long where there is much of it, or much that is written about it. */
export function deletingRound(pool: pg.Pool, settings: HubSettings): DeskRound {
  const mails = { dataDir: settings.DATA_DIR, sender: mailSenderOf(settings) };
  const deleted = async (): Promise<readonly Error[]> => {
    const failures = await deleteWhatIsOver(pool);
    await forgetMails(pool, mails);
    return failures;
  };
  return hourly(() => deleted().catch((error: unknown) => [errorOf(error)]));
}

/** Scans what waits for the virus scanner, which may be slow. */
export function scanningRound(pool: pg.Pool, settings: HubSettings): DeskRound {
  const { DATA_DIR: dataDir, CLAMAV_HOST: host, CLAMAV_PORT: port } = settings;
  if (!host) return async () => [];
  const scan = clamavScanner({ host, port });
  const unscanned = new Set<number>();
  const tryAgain = hourly(async () => {
    unscanned.clear();
    return [];
  });
  return (stopping) =>
    faultOf(
      tryAgain().then(async () =>
        scanWaiting({
          pool,
          keys: await sealingKeys(dataDir),
          scan,
          passOver: unscanned,
          stopping,
        }),
      ),
    );
}

/** The rounds that the house watches: none of them may stay without success. */
export const watchedRounds = (pool: pg.Pool, settings: HubSettings): readonly DeskRound[] => [
  takingRound(pool, settings),
  scanningRound(pool, settings),
  deletingRound(pool, settings),
];

/** Subscribers who were queued when there was a provider wait for another one. */
const noProvider: Deliver = async () => {
  throw new DeliveryFailure('There is no newsletter provider in the settings');
};

/** Delivers what waits in the outbox: mails and newsletter addresses apart, since each has a server of its own. */
export function sendingRounds(pool: pg.Pool, settings: HubSettings): readonly DeskRound[] {
  const { DATA_DIR: dataDir, SMTP_URL: smtpUrl, OMNISEND_API_KEY: apiKey } = settings;
  const send = mailSender({ smtpUrl, dataDir });
  const from = { name: DESK_NAME, address: mailSenderOf(settings) };
  const subscriber = apiKey
    ? subscriberDelivery({ apiKey, url: settings.OMNISEND_URL ?? OMNISEND_URL })
    : noProvider;
  const [deliverMails, deliverSubscribers] = [patientDelivery(pool), patientDelivery(pool)];
  const rounds = [
    async (stopping?: AbortSignal) => {
      const deliver = mailDelivery(send, await sealingKeys(dataDir), from);
      await deliverMails({ kind: 'mail', deliver, stopping });
    },
    (stopping?: AbortSignal) =>
      deliverSubscribers({
        kind: 'subscriber',
        deliver: subscriber,
        onDeadLetter: subscriberRefused,
        stopping,
      }),
  ];
  return rounds.map((round) => (stopping) => faultOf(round(stopping)));
}

/**
 * Does a round of each kind every two seconds until it is stopped, beside those of the other kinds. What goes wrong is
 * logged once, and again when it has been right in between.
 *
 * @returns stops it, once the rounds under way are done
 */
export function startDeskWorker(
  rounds: readonly DeskRound[],
  say: (sentence: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const logged = rounds.map(() => new Set<string>());
  async function run(round: DeskRound, place: number): Promise<void> {
    while (!signal.aborted) {
      const messages = new Set((await round(signal)).map(({ message }) => message));
      for (const message of messages)
        if (!logged.some((others) => others.has(message))) say(`The desk: ${message}`);
      logged[place] = messages;
      await delay(ROUND_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = Promise.all(rounds.map(run));
  return async () => {
    stopping.abort();
    await running;
  };
}
