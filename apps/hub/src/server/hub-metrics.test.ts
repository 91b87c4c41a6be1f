import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { recordRegistration } from '@selvedge/database/registrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toldBy, watchedOf } from '../../../../test/repository/watched-figures.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { hubMetrics } from './hub-metrics.ts';

let hub: TestHub;
let pool: pg.Pool;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
});
afterAll(async () => {
  await pool.end();
  await hub.close();
});

/** A request as far as the figures look at it. */
const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const metricsOf = (METRICS_TOKEN?: string) =>
  hubMetrics({
    settings: { DATA_DIR: hub.dataDir, METRICS_TOKEN },
    pool,
    lastRoundAt: () => Date.now() - 90_000,
  });

test('the figures tell what waits, the desk’s last round and the disk, and all that is watched', async () => {
  const site = new pg.Pool({ connectionString: hub.database.siteUrl });
  await recordRegistration(site, {
    idempotencyKey: randomUUID(),
    bodyHash: createHash('sha256').update('an application').digest(),
    reference: 'TR-WAIT-0001',
    body: Buffer.from('sealed'),
    scanState: 'clean',
    draftKeyHash: undefined,
  });
  await site.end();
  for (const key of ['first', 'second'])
    await queueMessage(pool, { key, kind: 'mail', purpose: 'A test', recipient: 'a@example.com' });
  await pool.query("UPDATE hub.outbox SET state = 'dead' WHERE key = 'second'");
  const figures = (await metricsOf().read(asked({}))) ?? '';
  expect(figures).toContain('selvedge_inbox_waiting{kind="registration"} 1');
  expect(figures).toContain('selvedge_inbox_waiting{kind="correction"} 0');
  expect(figures).toContain('selvedge_outbox_messages{state="waiting"} 1');
  expect(figures).toContain('selvedge_outbox_messages{state="dead"} 1');
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(figures)?.[1]);
  // A second less, as a machine's clock may be set back meanwhile.
  expect(figure('selvedge_desk_round_age_seconds')).toBeGreaterThan(89);
  expect(figure('selvedge_disk_free_bytes')).toBeGreaterThan(0);
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  const told = toldBy(figures);
  expect(watchedOf('selvedge-hub').filter((name) => !told.has(name))).toEqual([]);
});

test('while the database is away no figure of before is told as if it were of now', async () => {
  const away = new pg.Pool({ connectionString: hub.database.hubUrl });
  const settings = { DATA_DIR: hub.dataDir, METRICS_TOKEN: undefined };
  const metrics = hubMetrics({ settings, pool: away, lastRoundAt: Date.now });
  expect(await metrics.read(asked({}))).toContain('selvedge_inbox_waiting{');
  await away.end();
  const figures = await metrics.read(asked({}));
  expect(figures).toContain('selvedge_disk_free_bytes');
  expect(figures).not.toContain('selvedge_inbox_waiting{');
});

test('a reader gives the token, or without one is on this machine and came through no proxy', async () => {
  const token = 'a token of this test';
  expect(await metricsOf(token).read(asked({}))).toBeNull();
  expect(await metricsOf(token).read(asked({ authorization: 'Bearer another' }))).toBeNull();
  const known = asked({ authorization: `Bearer ${token}` }, '203.0.113.5');
  expect(await metricsOf(token).read(known)).toContain('selvedge_disk_free_bytes');
  expect(await metricsOf().read(asked({}, '203.0.113.5'))).toBeNull();
  expect(await metricsOf().read(asked({ 'x-forwarded-for': '127.0.0.1' }))).toBeNull();
});
