import { letterBoxOf } from '@selvedge/contract/email';
import { LETTER_BOX_MAILS_PER_DAY } from '@selvedge/contract/limits';
import { qualifiesByProof } from '@selvedge/contract/registration';
import { DOCUMENT_LABELS } from '@selvedge/contract/registration-item-labels';
import { isAway } from '@selvedge/database/database-is-away';
import type pg from 'pg';
import { z } from 'zod';
import type { SealingKeys } from '../../access/sealing-keys.ts';
import { inTransaction } from '../../database/hub-pool.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { sealMail } from '../../messages/sealed-mail.ts';
import { blindIndexesOf, storeBlindIndexes } from '../application/blind-index.ts';
import {
  isDocumentKey,
  missingDocuments,
  storeDocumentVersions,
} from '../application/document-versions.ts';
import { TARGET_DAYS } from '../application/statuses.ts';
import { type ReceivedApplication, readReceived } from '../application/written-application.ts';
import { receivedMail } from '../decisions/mails.ts';

interface Waiting {
  id: string;
  reference: string;
  /** Null where it is longer than anything that the site stores. */
  body: Buffer | null;
  scan_state: string;
  received_at: Date;
  asked_by: string | null;
}

export interface DeskKeys {
  readonly sealing: SealingKeys;
  /** Under which numbers are compared: `blindIndexKey`. */
  readonly blindIndex: Buffer;
}

/** Twice as long as an application with all its documents becomes; what is longer would not fit into one text. */
export const LONGEST_BODY_BYTES = 64 * 2 ** 20;

const created = z.tuple([z.object({ id: z.coerce.number() })]);

/** What the queue shows of an application, stored in plain; the rest stays sealed. */
async function addToQueue(
  client: pg.ClientBase,
  waiting: Waiting,
  { written, documents }: ReceivedApplication,
): Promise<{ readonly id: number; readonly missing: readonly string[] }> {
  const byProof = qualifiesByProof(written);
  const given = documents.map(({ part }) => part).filter(isDocumentKey);
  const missing = missingDocuments(given, byProof).map((key) => DOCUMENT_LABELS[key]);
  const { rows } = await client.query(
    `INSERT INTO hub.registrations (reference, company_name, trading_name, applicant_name, applicant_email, status, submitted_at,
       due_at, missing, qualifies_by, scan_state, likely_duplicates)
     VALUES ($1, $2, $3, $4, $5, 'new', $6, $6::timestamptz + interval '${TARGET_DAYS} days', $7, $8, $9, 0) RETURNING id`,
    [
      waiting.reference,
      written.company_details[0].company_name,
      written.company_details[0].trading_as,
      written.declaration.name,
      written.declaration.email,
      waiting.received_at,
      missing.join(', ') || null,
      byProof ? 'proof' : 'references',
      waiting.scan_state,
    ],
  );
  return { id: created.parse(rows)[0].id, missing };
}

/** Whoever ticked the box for news signs up like anybody else: `messages/take-inbox.ts`. */
async function subscribe(client: pg.ClientBase, waiting: Waiting, email: string): Promise<void> {
  await client.query(
    `INSERT INTO inbox.sign_up (email, consent, received_at, asked_by)
     VALUES ($1, 'Marketing, ticked on the registration for a trade account', $2, $3)
     ON CONFLICT DO NOTHING`,
    [email, waiting.received_at, waiting.asked_by],
  );
}

/**
 * Whether so many applications of a day name a letter-box that no mail says any more that they came, and none asks about
 * news: whoever names another's fills it no further, and keeps its owner from nothing.
 *
 * @param id of the one that has just come
 */
async function isNamedTooOften(client: pg.ClientBase, id: number, email: string): Promise<boolean> {
  const { rows } = await client.query<{ applicant_email: string }>(
    `SELECT applicant_email FROM hub.registrations
     WHERE created_at > now() - interval '1 day' AND id <> $1 AND applicant_email IS NOT NULL`,
    [id],
  );
  const letterBox = letterBoxOf(email);
  const named = rows.filter((row) => letterBoxOf(row.applicant_email) === letterBox);
  return named.length >= LETTER_BOX_MAILS_PER_DAY;
}

/** As the site makes them; it stands in mails, and names what belongs to the application. */
const REFERENCE = /^TR-[0-9A-Z]{4}-[0-9A-Z]{4}$/u;

async function read(keys: DeskKeys, { body, reference }: Waiting): Promise<ReceivedApplication> {
  if (!REFERENCE.test(reference)) throw new Error('Its reference is none that the site gives');
  if (!body) throw new Error(`It is longer than ${LONGEST_BODY_BYTES} bytes`);
  return readReceived(Buffer.from(await keys.sealing.open(body)).toString('utf8'));
}

async function take(
  client: pg.ClientBase,
  keys: DeskKeys,
  waiting: Waiting,
  received: ReceivedApplication,
): Promise<void> {
  const { written, documents } = received;
  const { id, missing } = await addToQueue(client, waiting, received);
  const application = {
    part: 'application',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(written)),
  } as const;
  await storeDocumentVersions(client, keys.sealing, id, [application, ...documents]);
  await storeBlindIndexes(client, id, blindIndexesOf(keys.blindIndex, written));
  const { name, email: to, marketing } = written.declaration;
  const isMailed = !(await isNamedTooOften(client, id, to));
  if (isMailed && marketing === 'yes') await subscribe(client, waiting, to);
  const company = written.company_details[0].company_name;
  if (isMailed)
    await queueMessage(client, {
      key: `received/${waiting.reference}`,
      kind: 'mail',
      purpose: `Registration received: ${waiting.reference}`,
      recipient: to,
      sealed: await sealMail(
        keys.sealing,
        receivedMail({ to, name, company, reference: waiting.reference }, missing),
      ),
      askedBy: waiting.asked_by,
    });
  await client.query(
    "INSERT INTO audit.entry (action, subject_kind, subject_id, subject) VALUES ('arrive', 'registrations', $1, $2)",
    [String(id), waiting.reference],
  );
}

/**
 * Takes applications out of the inbox into the desk's queue, each once: what becomes of one, its document versions, its mail and its
 * line in the log, is committed in one transaction with its leaving the inbox. The inbox goes on knowing its key, so that one
 * that is sent again is still the same.
 *
 * @param passOver numbers of applications that cannot be opened or stored here; one that is found is added
 * @returns how many were taken
 * @throws where one cannot be opened or stored; the next call goes on with the others
 */
export async function takeRegistrations(
  pool: pg.Pool,
  keys: DeskKeys,
  passOver: Set<string>,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const found = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<Waiting>(
        `SELECT id, reference, CASE WHEN octet_length(body) <= $2 THEN body END AS body, scan_state, received_at, asked_by
         FROM inbox.registration WHERE taken_at IS NULL AND NOT (id = ANY($1::uuid[]))
         ORDER BY received_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [[...passOver], LONGEST_BODY_BYTES],
      );
      const [waiting] = rows;
      if (!waiting) return false;
      const received = await read(keys, waiting).catch((cause: unknown) => {
        passOver.add(waiting.id);
        throw new Error(`Application ${waiting.reference} in the inbox cannot be opened`, {
          cause,
        });
      });
      await take(client, keys, waiting, received).catch((cause: unknown) => {
        if (!isAway(cause)) passOver.add(waiting.id);
        throw new Error(`Application ${waiting.reference} in the inbox cannot be stored`, {
          cause,
        });
      });
      await client.query(
        "UPDATE inbox.registration SET body = '', asked_by = NULL, taken_at = now() WHERE id = $1",
        [waiting.id],
      );
      return true;
    });
    if (!found) return taken;
  }
}
