import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { freeBytes } from '@selvedge/database/disk-room';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { HubSettings } from '../settings.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** With a token whoever knows it; without one whoever is on this machine and did not come through a proxy. */
function mayRead({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const throughProxy = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return throughProxy === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
}

/** What waits for the hub in the inbox, by kind, with the table's own words for it. */
const WAITING = `
  SELECT 'registration' AS kind, count(*) AS waiting, min(received_at) AS since FROM inbox.registration WHERE taken_at IS NULL
  UNION ALL SELECT 'correction', count(*), min(answered_at) FROM inbox.correction
    WHERE octet_length(answer) > 0
  UNION ALL SELECT 'mail', count(*), min(received_at) FROM inbox.outgoing_mail
  UNION ALL SELECT 'enquiry', count(*), min(received_at) FROM inbox.enquiry`;

const OUTBOX = `
  SELECT state AS kind, count(*) AS waiting, min(created_at) AS since FROM hub.outbox WHERE state <> 'sent' GROUP BY state`;

interface Queue {
  readonly kind: string;
  readonly waiting: string;
  readonly since: Date | null;
}

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface HubMetricsOptions {
  readonly settings: Pick<HubSettings, 'DATA_DIR' | 'METRICS_TOKEN'>;
  readonly pool: pg.Pool;
  /** When the desk's rounds last all ended without a fault, in ms of `Date.now()`; before the first, when the hub began. */
  readonly lastRoundAt: () => number;
}

/** The hub's figures in the format of Prometheus. */
export interface HubMetrics {
  readonly type: string;
  /** Null for who may not read them. Where the database is away the process's own figures are told alone. */
  read(request: IncomingMessage): Promise<string | null>;
}

/** What the hub tells of itself: what waits in inbox and outbox and since when, the desk's last round, the disk, memory. */
export function hubMetrics({ settings, pool, lastRoundAt }: HubMetricsOptions): HubMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, label?: string) =>
    new Gauge({
      name: `selvedge_${name}`,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
    });
  const queues = [
    {
      query: WAITING,
      label: 'kind',
      count: gauge('inbox_waiting', 'What the hub has not taken out of the inbox yet', 'kind'),
      age: gauge('inbox_oldest_seconds', 'For how long the oldest of these waits', 'kind'),
    },
    {
      query: OUTBOX,
      label: 'state',
      count: gauge('outbox_messages', 'Messages that wait, or that are dead letters', 'state'),
      age: gauge('outbox_oldest_seconds', 'Age of the oldest of these', 'state'),
    },
  ];
  const round = gauge('desk_round_age_seconds', 'Time since a round of the desk had no fault');
  const disk = gauge('disk_free_bytes', 'Free room on the disk of DATA_DIR');
  const secondsSince = (time: Date | null): number =>
    time === null ? 0 : Math.max(0, (Date.now() - time.getTime()) / 1000);

  async function measure(): Promise<void> {
    round.set((Date.now() - lastRoundAt()) / 1000);
    disk.set(await freeBytes(settings.DATA_DIR));
    for (const { count, age } of queues) {
      count.reset();
      age.reset();
    }
    for (const { query, label, count, age } of queues) {
      const { rows } = await pool.query<Queue>(query);
      for (const { kind, waiting, since } of rows) {
        count.set({ [label]: kind }, Number(waiting));
        age.set({ [label]: kind }, secondsSince(since));
      }
    }
  }
  return {
    type: METRICS_TYPE,
    async read(request) {
      if (!mayRead(request, settings.METRICS_TOKEN)) return null;
      await measure().catch(() => undefined);
      return registry.metrics();
    },
  };
}
