import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as given from '../../../../../packages/contract/test/registration-fixtures.ts';
import { makeSealingKey } from '../../../test/sealing.ts';
import { type TestHub, testHub } from '../../../test/test-hub.ts';
import type { SealingKeys } from '../../access/sealing-keys.ts';
import { storeDocumentVersions } from '../application/document-versions.ts';
import { scanWaiting } from './scan-waiting.ts';

let hub: TestHub;
let pool: pg.Pool;
let keys: SealingKeys;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  keys = await makeSealingKey(hub.dataDir);
});
afterAll(async () => {
  await pool.end();
  await hub.close();
});

test('documents that came while the scanner was away wait for it, and an infected one goes', async () => {
  const { rows } = await pool.query(
    "INSERT INTO hub.registrations (reference, scan_state) VALUES ('TR-SCAN', 'awaiting_scan') RETURNING id",
  );
  const { documentation: _, ...written } = given.application;
  await storeDocumentVersions(pool, keys, rows[0].id, [
    {
      part: 'application',
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(written)),
    },
    { part: 'directors', contentType: 'image/png', content: Buffer.from('good') },
    { part: 'bank_letter', contentType: 'image/png', content: Buffer.from('bad') },
  ]);
  const state = async () =>
    (await pool.query('SELECT scan_state, missing FROM hub.registrations')).rows[0];
  const away = async () =>
    Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  const passedOver = new Set<number>();
  await expect(scanWaiting({ pool, keys, scan: away, passOver: passedOver })).rejects.toThrow(
    'refused',
  );
  expect(passedOver.size).toBe(0);
  expect(await state()).toEqual({ scan_state: 'awaiting_scan', missing: null });

  const scan = async (bytes: Uint8Array) =>
    Buffer.from(bytes).toString() === 'bad' ? ('infected' as const) : ('clean' as const);
  expect(await scanWaiting({ pool, keys, scan, passOver: passedOver })).toBe(1);
  expect(await scanWaiting({ pool, keys, scan, passOver: passedOver })).toBe(0);
  expect(await state()).toEqual({
    scan_state: 'clean',
    missing: 'Company registration, Bank letter, Proof of address',
  });
  const documentVersions = await pool.query(
    'SELECT part FROM hub.registration_paper ORDER BY part',
  );
  expect(documentVersions.rows).toEqual([{ part: 'application' }, { part: 'directors' }]);
  const lines = await pool.query("SELECT fields FROM audit.entry WHERE action = 'delete infected'");
  expect(lines.rows).toEqual([{ fields: ['bank_letter'] }]);
});

test.each([
  'The virus scanner is silent',
  'The virus scanner answered "stream: Time limit reached ERROR"',
])('documents of which it is said “%s” keep no others waiting', async (message) => {
  const store = async (reference: string, content: string) => {
    const { rows } = await pool.query(
      "INSERT INTO hub.registrations (reference, scan_state) VALUES ($1, 'awaiting_scan') RETURNING id",
      [reference],
    );
    const { documentation: _, ...written } = given.application;
    await storeDocumentVersions(pool, keys, rows[0].id, [
      {
        part: 'application',
        contentType: 'application/json',
        content: Buffer.from(JSON.stringify(written)),
      },
      { part: 'directors', contentType: 'image/png', content: Buffer.from(content) },
    ]);
    return async () =>
      (await pool.query('SELECT scan_state FROM hub.registrations WHERE id = $1', [rows[0].id]))
        .rows[0].scan_state;
  };
  const odd = await store(`TR-ODD-${message.length}`, 'odd');
  const good = await store(`TR-GOOD-${message.length}`, 'good');
  const scan = async (bytes: Uint8Array) => {
    if (Buffer.from(bytes).toString() === 'odd') throw new Error(message);
    return 'clean' as const;
  };
  const passedOver = new Set<number>();
  await expect(scanWaiting({ pool, keys, scan, passOver: passedOver })).rejects.toThrow(
    'cannot be scanned',
  );
  expect(await scanWaiting({ pool, keys, scan, passOver: passedOver })).toBe(1);
  expect([await odd(), await good()]).toEqual(['awaiting_scan', 'clean']);
  passedOver.clear();
  expect(await scanWaiting({ pool, keys, scan: async () => 'clean', passOver: passedOver })).toBe(
    1,
  );
});

test('while the scanner is asked an application can be worked on, and what changed meanwhile is scanned', async () => {
  const { rows } = await pool.query(
    "INSERT INTO hub.registrations (reference, scan_state) VALUES ('TR-BUSY', 'awaiting_scan') RETURNING id",
  );
  const [{ id }] = rows;
  const { documentation: _, ...written } = given.application;
  const store = (part: 'application' | 'directors', content: string) =>
    storeDocumentVersions(pool, keys, id, [
      { part, contentType: 'image/png', content: Buffer.from(content) },
    ]);
  await store('application', JSON.stringify(written));
  await store('directors', 'good');
  const scanned: string[] = [];
  const scan = async (bytes: Uint8Array) => {
    const text = Buffer.from(bytes).toString();
    scanned.push(text);
    await pool.query('SELECT FROM hub.registrations WHERE id = $1 FOR UPDATE NOWAIT', [id]);
    if (text === 'good' && scanned.length === 1) await store('directors', 'bad');
    return text === 'bad' ? ('infected' as const) : ('clean' as const);
  };
  expect(await scanWaiting({ pool, keys, scan, passOver: new Set() })).toBe(1);
  expect(scanned).toEqual(['good', 'good', 'bad']);
  const parts = 'SELECT part FROM hub.registration_paper WHERE registration_id = $1';
  expect((await pool.query(parts, [id])).rows).toEqual([{ part: 'application' }]);
});

test('what a correction has replaced before it was scanned is scanned as well', async () => {
  const { rows } = await pool.query(
    "INSERT INTO hub.registrations (reference, scan_state) VALUES ('TR-EARLIER', 'awaiting_scan') RETURNING id",
  );
  const [{ id }] = rows;
  const { documentation: _, ...written } = given.application;
  const store = (part: 'application' | 'directors' | 'address', content: string) =>
    storeDocumentVersions(pool, keys, id, [
      { part, contentType: 'image/png', content: Buffer.from(content) },
    ]);
  await store('application', JSON.stringify(written));
  for (const content of ['bad', 'good', 'better']) await store('directors', content);
  await store('address', 'good');
  const scan = async (bytes: Uint8Array) =>
    Buffer.from(bytes).toString() === 'bad' ? ('infected' as const) : ('clean' as const);
  expect(await scanWaiting({ pool, keys, scan, passOver: new Set() })).toBe(1);
  const kept = await pool.query(
    "SELECT part, version FROM hub.registration_paper WHERE registration_id = $1 AND part <> 'application' ORDER BY part, version",
    [id],
  );
  expect(kept.rows).toEqual([
    { part: 'address', version: 1 },
    { part: 'directors', version: 2 },
    { part: 'directors', version: 3 },
  ]);
});

test('of one that is erased while the scanner is asked nothing is written', async () => {
  const { rows } = await pool.query(
    "INSERT INTO hub.registrations (reference, scan_state) VALUES ('TR-GONE', 'awaiting_scan') RETURNING id",
  );
  const [{ id }] = rows;
  const document = {
    part: 'directors' as const,
    contentType: 'image/png',
    content: Buffer.from('x'),
  };
  await storeDocumentVersions(pool, keys, id, [document]);
  const scan = async () => {
    await pool.query('UPDATE hub.registrations SET erased_at = now() WHERE id = $1', [id]);
    return 'clean' as const;
  };
  expect(await scanWaiting({ pool, keys, scan, passOver: new Set() })).toBe(0);
  const lines = "SELECT FROM audit.entry WHERE subject = 'TR-GONE'";
  expect((await pool.query(lines)).rows).toEqual([]);
});
