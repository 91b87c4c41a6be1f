import { qualifiesByProof } from '@selvedge/contract/registration';
import { documentOfItem, POSTAL_ADDRESS } from '@selvedge/contract/registration-item-labels';
import { itemSchema } from '@selvedge/contract/registration-items';
import { readDataString } from '@selvedge/contract/upload';
import { isAway } from '@selvedge/database/database-is-away';
import type pg from 'pg';
import { z } from 'zod';
import { oneByOne } from '../../database/hub-pool.ts';
import { blindIndexesOf, storeBlindIndexes } from '../application/blind-index.ts';
import {
  type DocumentVersion,
  missingNow,
  storeDocumentVersions,
} from '../application/document-versions.ts';
import { thereIsNone } from '../application/last-correction.ts';
import { TARGET_DAYS } from '../application/statuses.ts';
import { openApplication, type WrittenApplication } from '../application/written-application.ts';
import { isWithin, readJudgements } from '../decisions/form-fields.ts';
import type { DeskKeys } from './take-registrations.ts';

/**
 * An application with another value at a path. The path is one of an item (`itemSchema`), so it leads through lists and
 * fields that are there; where it does not, nothing is changed.
 */
export function withValue<T extends object>(application: T, path: string, value: unknown): T {
  const copy = structuredClone(application);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? Reflect.get(part, step)
        : undefined,
    copy,
  );
  if (typeof holder === 'object' && holder !== null && Object.hasOwn(holder, last)) {
    Reflect.set(holder, last, value);
  }
  return copy;
}

interface Answer {
  token_hash: Buffer;
  reference: string;
  answer: Buffer;
  scan_state: string;
  /** What was asked for, and the clerk’s sentence, which has no path. */
  items: readonly { readonly path?: string }[];
}

const values = z.object({ values: z.record(z.string(), z.unknown()) });
const asked = z.object({
  id: z.coerce.number(),
  scan_state: z.string().nullable(),
  judgements: z.unknown(),
});

/** From the best to the worst that can be said of documents together. */
const SCANS: readonly string[] = ['no_documents', 'clean', 'not_scanned', 'awaiting_scan'];
const worse = (one: string, other: string): string =>
  SCANS.indexOf(one) > SCANS.indexOf(other) ? one : other;

/**
 * Splits what came into corrected fields, documents, and those of which the applicant says that there is none. What is no
 * item is left out, and so is what nobody has asked for: the site holds strangers to that, and who has taken over its
 * process is not held by it.
 */
function sorted(given: Readonly<Record<string, unknown>>, items: Answer['items']) {
  const fields: [string, unknown][] = [];
  const documents: DocumentVersion[] = [];
  const without: string[] = [];
  for (const [path, value] of Object.entries(given)) {
    if (!items.some((item) => item.path === path)) continue;
    const part = documentOfItem(path);
    const file = part && typeof value === 'string' ? readDataString(value) : undefined;
    if (part && file) {
      const text = String(value);
      const content = Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
      documents.push({ part, contentType: file.type, content });
    } else if (part && value === '') {
      without.push(path);
    } else if (!part) {
      const parsed = itemSchema(path)?.safeParse(value);
      if (parsed?.success) fields.push([path, parsed.data]);
    }
  }
  return { fields, documents, without };
}

/** Where post goes to the physical address, the postal address is a copy of it (REG-16). */
function withPost(written: WrittenApplication): WrittenApplication {
  const [{ is_physical_address, physical_address }] = written.company_details;
  return is_physical_address ? withValue(written, POSTAL_ADDRESS, physical_address) : written;
}

async function correctedText(
  client: pg.ClientBase,
  keys: DeskKeys,
  id: number,
  fields: readonly (readonly [string, unknown])[],
): Promise<WrittenApplication> {
  const before = await openApplication(client, keys.sealing, id);
  if (!before) throw new Error('What was written is gone');
  return withPost(fields.reduce((now, [path, value]) => withValue(now, path, value), before));
}

/**
 * What the queue shows follows what was corrected; the items that came anew are to be judged anew. Where the desk has asked
 * again meanwhile, that request stays open.
 */
async function backToQueue(
  client: pg.ClientBase,
  { id, judgements, scan_state }: z.output<typeof asked>,
  written: WrittenApplication,
  { paths, scanState }: { paths: readonly string[]; scanState: string },
): Promise<void> {
  const left = readJudgements(judgements).filter(
    ({ path }) => !paths.some((anew) => isWithin(path, anew)),
  );
  await client.query(
    `UPDATE hub.registrations SET company_name = $2, trading_name = $3, applicant_name = $4, applicant_email = $5, missing = $6,
       status = CASE WHEN EXISTS (SELECT FROM inbox.correction AS asked
         WHERE asked.reference = registrations.reference AND asked.answered_at IS NULL) THEN status ELSE 'in_review' END,
       judgements = $7::jsonb, scan_state = $8, updated_at = now(),
       due_at = now() + interval '${TARGET_DAYS} days' WHERE id = $1`,
    [
      id,
      written.company_details[0].company_name,
      written.company_details[0].trading_as,
      written.declaration.name,
      written.declaration.email,
      await missingNow(client, id, qualifiesByProof(written)),
      JSON.stringify(left),
      worse(scan_state ?? 'no_documents', scanState),
    ],
  );
}

/** Writes down that corrections came for an application on which the desk has decided meanwhile; of an erased one nothing is told. */
async function leaveOut(client: pg.ClientBase, reference: string): Promise<void> {
  await client.query(
    `INSERT INTO audit.entry (action, subject_kind, subject_id, subject)
     SELECT 'corrections after the decision', 'registrations', id::text, reference FROM hub.registrations
     WHERE reference = $1 AND erased_at IS NULL`,
    [reference],
  );
}

async function take(client: pg.ClientBase, keys: DeskKeys, answer: Answer): Promise<void> {
  const { rows } = await client.query(
    `SELECT id, scan_state, judgements FROM hub.registrations
     WHERE reference = $1 AND status IN ('in_review', 'corrections_asked') AND erased_at IS NULL FOR UPDATE`,
    [answer.reference],
  );
  const found = asked.safeParse(rows[0]);
  if (!found.success) return leaveOut(client, answer.reference);
  const { id } = found.data;
  const text = Buffer.from(await keys.sealing.open(answer.answer)).toString('utf8');
  const { fields, documents, without } = sorted(
    values.parse(JSON.parse(text)).values,
    answer.items,
  );
  const written = await correctedText(client, keys, id, fields);
  const content = Buffer.from(JSON.stringify(written));
  const application = { part: 'application', contentType: 'application/json', content } as const;
  await storeDocumentVersions(client, keys.sealing, id, [application, ...documents]);
  await storeBlindIndexes(client, id, blindIndexesOf(keys.blindIndex, written));
  const paths = [
    ...fields.map(([path]) => path),
    ...documents.map(({ part }) => `documentation.${part}`),
  ];
  const answered = [...paths, ...without];
  await backToQueue(client, found.data, written, {
    paths: answered,
    scanState: answer.scan_state,
  });
  await client.query(
    `INSERT INTO audit.entry (action, subject_kind, subject_id, subject, fields)
     VALUES ('correct', 'registrations', $1, $2, $3)`,
    [String(id), answer.reference, [...paths, ...without.map(thereIsNone)]],
  );
}

/**
 * Takes answers to requests for corrections: what came is the newest version of its part, and the application is back in
 * review, where everything that was not asked for is as it was.
 *
 * @param passOver links whose answers cannot be opened here, as hexadecimal digits; one that is found is added
 * @returns how many were taken
 * @throws where one cannot be taken; the next call goes on with the others
 */
export async function takeCorrections(
  pool: pg.Pool,
  keys: DeskKeys,
  passOver: Set<string>,
): Promise<number> {
  return oneByOne(pool, async (client) => {
    const { rows } = await client.query<Answer>(
      `SELECT token_hash, reference, answer, scan_state, items FROM inbox.correction
       WHERE octet_length(answer) > 0 AND NOT (encode(token_hash, 'hex') = ANY($1::text[]))
       ORDER BY answered_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [[...passOver]],
    );
    const [answer] = rows;
    if (!answer) return false;
    await take(client, keys, answer).catch((cause: unknown) => {
      if (!isAway(cause)) passOver.add(answer.token_hash.toString('hex'));
      throw new Error(`Corrections of ${answer.reference} cannot be taken`, { cause });
    });
    await client.query("UPDATE inbox.correction SET answer = '' WHERE token_hash = $1", [
      answer.token_hash,
    ]);
    return true;
  });
}
