import { createHash, randomUUID } from 'node:crypto';
import { recordRegistration } from '@selvedge/database/registrations';
import { handleEndpoints } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as given from '../../../packages/contract/test/registration-fixtures.ts';
import type { Role } from '../src/access/roles.ts';
import { openMail } from '../src/messages/sealed-mail.ts';
import { blindIndexKey } from '../src/registrations/application/blind-index.ts';
import { readJudgements, savedFields } from '../src/registrations/decisions/form-fields.ts';
import {
  type DeskKeys,
  takeRegistrations,
} from '../src/registrations/intake/take-registrations.ts';
import { makeSealingKey } from './sealing.ts';
import { sessionToken } from './session-token.ts';
import { TEST_PASSWORD, type TestHub, testHub } from './test-hub.ts';

/** The number of the one registration that lies on the desk when a test begins. */
export const reference = 'TR-DESK-0001';

export let hub: TestHub;
/** Connections of the hub's role. */
export let pool: pg.Pool;
/** Connections of the site's role. */
export let site: pg.Pool;
export let keys: DeskKeys;
let id: number;
const tokens = new Map<Role, string>();

/** Puts a house, its people and one registration under each test of the file that calls this. */
export function deskUnderTest(): void {
  beforeAll(async () => {
    hub = await testHub();
    pool = new pg.Pool({ connectionString: hub.database.hubUrl });
    site = new pg.Pool({ connectionString: hub.database.siteUrl });
    keys = {
      sealing: await makeSealingKey(hub.dataDir),
      blindIndex: await blindIndexKey(hub.dataDir),
    };
    for (const role of ['administrator', 'clerk', 'editor', 'personnel'] as const) {
      const { email } = await hub.person(role);
      const person = { email, password: TEST_PASSWORD };
      tokens.set(role, await sessionToken(hub.payload.config, person, hub.cacheKey));
    }
  });
  afterAll(async () => {
    await Promise.all([pool.end(), site.end()]);
    await hub.close();
  });

  beforeEach(async () => {
    for (const table of [
      'inbox.registration',
      'inbox.correction',
      'hub.registrations',
      'hub.outbox',
    ])
      await pool.query(`DELETE FROM ${table}`);
    const text = JSON.stringify({ data: given.application });
    await recordRegistration(site, {
      idempotencyKey: randomUUID(),
      bodyHash: createHash('sha256').update(text).digest(),
      reference,
      body: await keys.sealing.seal(text),
      scanState: 'clean',
      draftKeyHash: undefined,
    });
    await takeRegistrations(pool, keys, new Set());
    id = (await row()).id;
  });
}

/** The registration as the hub keeps it. */
export const row = async () => (await pool.query('SELECT * FROM hub.registrations')).rows[0];

/** What the audit log says of it. */
export const log = async (action: string) =>
  (
    await pool.query(
      'SELECT * FROM audit.entry WHERE action = $1 AND subject_id = $2 ORDER BY id',
      [action, String(id)],
    )
  ).rows;

/** Asks an endpoint of the desk, as somebody of a role or as nobody; with a form it posts, and may ask for JSON. */
export const ask = (
  role: Role | null,
  path: string,
  form?: Record<string, string>,
  number: number | string = id,
  asJson = false,
) =>
  handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request(`http://localhost:3001/api/registrations/${number}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        ...(role && { authorization: `JWT ${tokens.get(role)}` }),
        ...(asJson && { accept: 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    }),
  });

/** The word with which an answer leads back to the desk; of a decision that is to be confirmed, which. */
export const flashOf = (answer: Response) => {
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://hub');
  return searchParams.get('flash') ?? `confirm ${searchParams.get('confirm')}`;
};

/** The desk's form as it is made now, before anything is written into it. */
export const formNow = async (): Promise<Record<string, string>> => {
  const { updated_at, judgements, unsent } = await row();
  const shown = JSON.stringify(savedFields(readJudgements(judgements), unsent));
  return { seen: updated_at.toISOString(), shown };
};

/** Presses a button of a form, as a clerk where nobody else is named. */
export const press = async (form: Record<string, string>, role: Role = 'clerk') =>
  flashOf(await ask(role, '/decide', form));

/** Presses a button of the form as it is made now, and confirms where that is asked for. */
export const decide = async (form: Record<string, string>) =>
  flashOf(
    await ask('clerk', '/decide', {
      ...(await formNow()),
      confirmed: form.decision ?? '',
      ...form,
    }),
  );

/** The mail that waits under a key with this beginning. */
export const mailOf = async (key: string) => {
  const { rows } = await pool.query(
    'SELECT sealed FROM hub.outbox WHERE key LIKE $1 ORDER BY id DESC LIMIT 1',
    [`${key}%`],
  );
  return openMail(keys.sealing, rows[0].sealed);
};
