import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withClient } from './connection.ts';
import { keepDraftLink } from './draft-links.ts';
import {
  closeDraft,
  deleteExpiredDrafts,
  findDraft,
  findDraftDocument,
  findDraftParts,
  removeDraftDocument,
  saveDraft,
  saveDraftDocument,
} from './drafts.ts';
import { inboxSize } from './inbox-size.ts';
import { findSentReference, recordRegistration } from './registrations.ts';
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
const registration = (draftKeyHash: Buffer, body = 'body') => ({
  idempotencyKey: hashOf(`key of ${draftKeyHash.toString('hex')}`).toString('hex'),
  bodyHash: hashOf(body),
  reference: `TR-${draftKeyHash.toString('hex').slice(0, 8)}`,
  body: Buffer.from(body),
  scanState: 'clean' as const,
  draftKeyHash,
});

/** Resolves once a connection waits for another one's transaction. */
async function someoneWaits(): Promise<void> {
  const waiting = "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'";
  await expect
    .poll(() =>
      withClient(database.ownerUrl, async (owner) => (await owner.query(waiting)).rowCount),
    )
    .toBe(1);
}

test('a draft is kept with its documents, in whatever order they come', () =>
  asSite(async (client) => {
    const key = hashOf('first');
    expect(await findDraft(client, key)).toBeUndefined();
    expect(await findDraftParts(client, key)).toEqual({ hasEntered: false, slots: [] });
    await saveDraftDocument(client, key, document, next());
    expect(await findDraftParts(client, key)).toEqual({ hasEntered: false, slots: ['address'] });
    await saveDraft(client, key, Buffer.from('one'), next());
    expect(await findDraftParts(client, key)).toEqual({ hasEntered: true, slots: ['address'] });
    await saveDraft(client, key, Buffer.from('two'), next());
    expect(await findDraft(client, key)).toMatchObject({
      body: Buffer.from('two'),
      documents: [{ slot: 'address', facts }],
    });
    expect(await findDraftDocument(client, key, 'address')).toMatchObject({
      body: document.body,
    });
    await removeDraftDocument(client, key, 'address', next());
    expect(await findDraftDocument(client, key, 'address')).toBeUndefined();
  }));

test('of two saves of a page that overtake each other the later stays, and of two pages the last to come', () =>
  asSite(async (client) => {
    const key = hashOf('overtaken');
    const [first, second, third] = [next(), next(), next()];
    const entered = async () => (await findDraft(client, key))?.body.toString();
    expect(await saveDraft(client, key, Buffer.from('later'), second)).toBe(true);
    expect(await saveDraft(client, key, Buffer.from('earlier'), first)).toBe(true);
    expect(await entered()).toBe('later');
    const other = { page: 'another page', number: 1 };
    await saveDraft(client, key, Buffer.from('elsewhere'), other);
    expect(await entered()).toBe('elsewhere');
    await saveDraft(client, key, Buffer.from('tried again'), third);
    await saveDraft(client, key, Buffer.from('tried again'), third);
    expect(await entered()).toBe('tried again');

    const slots = async () => (await findDraftParts(client, key)).slots;
    const [chosen, removed, instead] = [next(), next(), next()];
    await removeDraftDocument(client, key, 'address', removed);
    expect(await saveDraftDocument(client, key, document, chosen)).toBe('superseded');
    expect(await slots()).toEqual([]);
    expect(await saveDraftDocument(client, key, document, instead)).toBe('kept');
    expect(
      await saveDraftDocument(client, key, { ...document, facts: Buffer.from('x') }, chosen),
    ).toBe('superseded');
    await removeDraftDocument(client, key, 'address', removed);
    expect((await findDraft(client, key))?.documents).toEqual([{ slot: 'address', facts }]);
    await closeDraft(client, key);
    expect(await saveDraftDocument(client, key, document, next())).toBe('closed');
    expect(await saveDraft(client, key, Buffer.from('late'), next())).toBe(false);
  }));

test('a document that is on its way while its slot is emptied is not kept', async () => {
  const key = hashOf('emptied');
  const [chosen, removed] = [next(), next()];
  await asSite((client) => saveDraft(client, key, Buffer.from('begun'), next()));
  await asSite(async (uploading) => {
    await uploading.query('BEGIN');
    await saveDraftDocument(uploading, key, document, chosen);
    const emptied = asSite((client) => removeDraftDocument(client, key, 'address', removed));
    await someoneWaits();
    await uploading.query('COMMIT');
    await emptied;
  });
  expect(await asSite((client) => findDraftParts(client, key))).toMatchObject({ slots: [] });
});

test('a draft goes with the registration that it becomes', () =>
  asSite(async (client) => {
    const key = hashOf('sent');
    await saveDraftDocument(client, key, document, next());
    await recordRegistration(client, registration(key));
    expect(await findDraft(client, key)).toBeUndefined();
    expect(await findDraftDocument(client, key, 'address')).toBeUndefined();
  }));

test('a draft stays where its registration is refused', () =>
  asSite(async (client) => {
    const key = hashOf('refused');
    await recordRegistration(client, registration(key));
    await saveDraft(client, key, Buffer.from('again'), next());
    const other = await recordRegistration(client, registration(key, 'another body'));
    expect(other?.isSameBody).toBe(false);
    expect(await findDraft(client, key)).toBeDefined();
  }));

test.each<[string, (client: pg.ClientBase, key: Buffer) => Promise<unknown>]>([
  ['sent', (client, key) => recordRegistration(client, registration(key))],
  ['deleted', (client, key) => closeDraft(client, key)],
])('nothing is kept under the key of a draft that was %s', (how, close) =>
  asSite(async (client) => {
    const key = hashOf(`closed: ${how}`);
    expect(await saveDraft(client, key, Buffer.from('text'), next())).toBe(true);
    expect(await saveDraftDocument(client, key, document, next())).toBe('kept');
    await close(client, key);
    expect(await saveDraft(client, key, Buffer.from('late'), next())).toBe(false);
    expect(await saveDraftDocument(client, key, document, next())).toBe('closed');
    expect(await findDraft(client, key)).toBeUndefined();
    expect(await findDraftParts(client, key)).toEqual({ hasEntered: false, slots: [] });
    expect(await findDraftDocument(client, key, document.slot)).toBeUndefined();
    const mail = { idempotencyKey: key.toString('hex'), kind: 'draft_link' as const, body: facts };
    const link = { tokenHash: key, keyHash: key, wrappedKey: Buffer.from('wrapped') };
    expect(await keepDraftLink(client, link, mail)).toBe(false);
  }),
);

test('a save that waits for its draft to be sent keeps nothing', () =>
  asSite(async (client) => {
    const key = hashOf('sent meanwhile');
    await saveDraft(client, key, Buffer.from('text'), next());
    await client.query('BEGIN');
    await recordRegistration(client, { ...registration(key), isOutOfDraft: true });
    const late = asSite((other) => saveDraftDocument(other, key, document, next()));
    await someoneWaits();
    await client.query('COMMIT');
    expect(await late).toBe('closed');
    expect(await findDraftDocument(client, key, document.slot)).toBeUndefined();
  }));

test('a registration out of a draft is kept only where the draft is there still', () =>
  asSite(async (client) => {
    const key = hashOf('out of it');
    const outOfDraft = { ...registration(key), isOutOfDraft: true };
    expect(await recordRegistration(client, outOfDraft)).toBeUndefined();
    expect(await findSentReference(client, outOfDraft)).toBeUndefined();
    await saveDraft(client, key, Buffer.from('text'), next());
    const kept = { reference: outOfDraft.reference, isSameBody: true };
    expect(await recordRegistration(client, outOfDraft)).toEqual(kept);
    expect(await findDraft(client, key)).toBeUndefined();
  }));

test('one out of a draft that is moved at this moment waits for that, and is not kept', () =>
  asSite(async (client) => {
    const key = hashOf('moved');
    const outOfDraft = { ...registration(key), isOutOfDraft: true };
    await saveDraft(client, key, Buffer.from('text'), next());
    await client.query('BEGIN');
    await closeDraft(client, key);
    const kept = asSite((other) => recordRegistration(other, outOfDraft));
    await someoneWaits();
    await client.query('COMMIT');
    expect(await kept).toBeUndefined();
    expect(await findSentReference(client, outOfDraft)).toBeUndefined();
  }));

test('a draft whose time is over is neither found nor kept', async () => {
  const key = hashOf('old');
  await asSite((client) => saveDraft(client, key, Buffer.from('text'), next()));
  await withClient(database.ownerUrl, (client) =>
    client.query("UPDATE inbox.draft SET expires_at = now() - interval '1 s' WHERE key_hash = $1", [
      key,
    ]),
  );
  await asSite(async (client) => {
    expect(await findDraft(client, key)).toBeUndefined();
    expect(await deleteExpiredDrafts(client)).toBe(1);
    expect(await deleteExpiredDrafts(client)).toBe(0);
  });
});

test('however many drafts are over, each statement deletes no more than it can in time', async () => {
  const many = 4100;
  await withClient(database.ownerUrl, (client) =>
    client.query(
      `INSERT INTO inbox.draft (key_hash, body, expires_at)
       SELECT sha256(n::text::bytea), ''::bytea, now() - interval '1 s' FROM generate_series(1, $1) AS n`,
      [many],
    ),
  );
  await asSite(async (client) => {
    const query = vi.spyOn(client, 'query');
    expect((await inboxSize(client)).draftBytes).toBeGreaterThanOrEqual(many * 4096);
    expect(await deleteExpiredDrafts(client)).toBe(many);
    const deleted = await Promise.all(query.mock.results.map(({ value }) => value));
    expect(deleted.map(({ rowCount }) => rowCount)).toEqual([1, 0, 2000, 2000, 100]);
  });
});
