import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from './connection.ts';
import { keepDraftLink, takeDraftLink } from './draft-links.ts';
import {
  closeDraft,
  findDraft,
  findDraftDocument,
  saveDraft,
  saveDraftDocument,
} from './drafts.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const asSite = <T>(use: Parameters<typeof withClient<T>>[1]) => withClient(database.siteUrl, use);
const facts = Buffer.from('facts');
let saves = 0;
/** A save of one page, later than all before it. */
const next = () => ({ page: 'page of a test', number: ++saves });
const document = { slot: 'address', facts, body: Buffer.from('file') };
/** Resolves once a connection waits for another one's transaction. */
async function someoneWaits(): Promise<void> {
  const waiting = "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'";
  await expect
    .poll(() =>
      withClient(database.ownerUrl, async (owner) => (await owner.query(waiting)).rowCount),
    )
    .toBe(1);
}

test('a link is kept together with its mail, and opens once', async () => {
  const key = hashOf('linked');
  const link = { tokenHash: hashOf('token'), keyHash: key, wrappedKey: Buffer.from('wrapped') };
  const mail = { idempotencyKey: 'x'.repeat(16), kind: 'draft_link' as const, body: facts };
  await asSite(async (client) => {
    expect(await keepDraftLink(client, link, mail)).toBe(false);
    await saveDraft(client, key, Buffer.from('text'), next());
    expect(await keepDraftLink(client, link, mail)).toBe(true);
    await saveDraftDocument(client, key, document, next());
    const pool = new pg.Pool({ connectionString: database.siteUrl });
    const newKey = hashOf('new key');
    const rekey = (wrapped: Buffer) => {
      expect(wrapped).toEqual(link.wrappedKey);
      const anew = (body: Buffer) => Buffer.concat([body, Buffer.from(' anew')]);
      const part = (_slot: string, body: Buffer) => anew(body);
      return { keyHash: newKey, entered: anew, facts: part, file: part };
    };
    const fails = () => {
      throw new Error('cannot be opened');
    };
    try {
      expect(await takeDraftLink(pool, hashOf('another'), rekey)).toBe(false);
      await expect(takeDraftLink(pool, link.tokenHash, fails)).rejects.toThrow('cannot be opened');
      expect(await takeDraftLink(pool, link.tokenHash, rekey)).toBe(true);
      expect(await takeDraftLink(pool, link.tokenHash, rekey)).toBe(false);
    } finally {
      await pool.end();
    }
    expect(await findDraft(client, key)).toBeUndefined();
    expect(await saveDraft(client, key, Buffer.from('late'), next())).toBe(false);
    expect(await findDraft(client, newKey)).toMatchObject({
      body: Buffer.from('text anew'),
      documents: [{ slot: 'address', facts: Buffer.from('facts anew') }],
    });
    expect(await findDraftDocument(client, newKey, 'address')).toEqual({
      facts: Buffer.from('facts anew'),
      body: Buffer.from('file anew'),
    });
    await expect(client.query('SELECT FROM inbox.outgoing_mail')).rejects.toThrow(/permission/u);
  });
  const { rowCount } = await withClient(database.hubUrl, (client) =>
    client.query('SELECT FROM inbox.outgoing_mail'),
  );
  expect(rowCount).toBe(1);
});

test('no link is made to a draft that is closed at this moment, and none opens one', () =>
  asSite((mover) =>
    asSite(async (asker) => {
      const key = hashOf('moving');
      const link = { tokenHash: hashOf('late'), keyHash: key, wrappedKey: Buffer.from('wrapped') };
      const mail = { idempotencyKey: 'y'.repeat(16), kind: 'draft_link' as const, body: facts };
      await saveDraft(mover, key, Buffer.from('text'), next());
      await mover.query('BEGIN');
      await mover.query('SELECT FROM inbox.draft WHERE key_hash = $1 FOR UPDATE', [key]);
      const kept = keepDraftLink(asker, link, mail);
      await someoneWaits();
      await closeDraft(mover, key);
      await mover.query('COMMIT');
      expect(await kept).toBe(false);

      await mover.query(
        `INSERT INTO inbox.draft_link (token_hash, key_hash, wrapped_key, expires_at)
         VALUES ($1, $2, $3, now() + interval '1 day')`,
        [link.tokenHash, key, link.wrappedKey],
      );
      const pool = new pg.Pool({ connectionString: database.siteUrl });
      const neverAsked = () => {
        throw new Error('opened');
      };
      expect(await takeDraftLink(pool, link.tokenHash, neverAsked).finally(() => pool.end())).toBe(
        false,
      );
    }),
  ));
