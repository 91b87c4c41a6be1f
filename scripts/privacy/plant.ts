import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';
import { markedDocument } from '../inbox/marked-application.ts';

/** Kinds of place into which a careless change could let something slip. */
const KINDS = ['log', 'queue', 'job', 'draft', 'document', 'mail'] as const;
type Kind = (typeof KINDS)[number];

/** What was planted. */
export interface Planted {
  /** The marks by the kind of place where they lie. */
  readonly marks: Readonly<Record<Kind, string>>;
  /** What a log line would have been. */
  readonly logLine: string;
}

const number = (): string => String(randomInt(10 ** 12, 10 ** 13 - 1));

/**
 * Does on purpose what must never happen: writes numbers into a log, into a column of the queue, into a job of the outbox
 * and into a draft without sealing them, a document into its table as it came, and a number into a mail. A search that does
 * not find each of them is blind.
 */
export async function plantLeaks(ownerUrl: string, dataDir: string): Promise<Planted> {
  const marks = {
    log: number(),
    queue: number(),
    job: number(),
    draft: number(),
    document: `Planted${number()}`,
    mail: number(),
  };
  await withClient(ownerUrl, async (client) => {
    await client.query('UPDATE hub.registrations SET notes = to_jsonb($1::text)', [marks.queue]);
    await client.query(
      `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts)
       VALUES ('planted', 'mail', 'Planted', 'nobody@example.com', $1, 'dead', 1)`,
      [Buffer.from(`Account ${marks.job}`).toString('base64')],
    );
    await client.query('UPDATE inbox.draft SET body = $1 WHERE closed_at IS NULL', [
      Buffer.from(JSON.stringify({ account_number: marks.draft })),
    ]);
    await client.query("UPDATE hub.registration_paper SET sealed = $1 WHERE part = 'directors'", [
      Buffer.from(markedDocument(marks.document)),
    ]);
  });
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'planted.eml'), `Subject: Planted\r\n\r\n${marks.mail}\r\n`);
  return { marks, logLine: `{"level":20,"body":{"account_number":"${marks.log}"}}` };
}
