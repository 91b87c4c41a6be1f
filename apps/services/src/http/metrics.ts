import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { freeBytes } from '@selvedge/database/disk-room';
import { nameSpan } from '@selvedge/http/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type Registry,
} from 'prom-client';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import type { Figures } from '../worker.ts';
import { evenUnderPressure } from './health.ts';
import type { InboxBudget } from './inbox-budget.ts';

const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/u.test(address);

/** With a token whoever knows it; without one whoever is on this machine and did not come through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const throughProxy = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return throughProxy === undefined && isLoopback(socket.remoteAddress ?? '');
}

function snapshotGauges(registry: Registry, source: SnapshotSource): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `selvedge_snapshot_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('revision', 'Published revision that is served', () => source.current?.revision ?? 0);
  gauge('products', 'Published products that are served', () => source.current?.productCount ?? 0);
  gauge('age_seconds', 'Time since the served snapshot was loaded', () =>
    source.current ? (Date.now() - source.current.loadedAtMs) / 1000 : 0,
  );
}

function inboxGauges(registry: Registry, inbox: InboxBudget): void {
  new Gauge({
    name: 'selvedge_inbox_bytes',
    help: 'What drafts, and the applications of the last 90 days, take in the database',
    registers: [registry],
    async collect() {
      this.set((await inbox.size()).bytes);
    },
  });
  new Gauge({
    name: 'selvedge_inbox_limit_bytes',
    help: 'What they may take (INBOX_LIMIT_MB); beyond it applications are answered with 503; 0 is no limit',
    registers: [registry],
  }).set(inbox.limitBytes);
}

function diskGauge(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'selvedge_disk_free_bytes',
    help: 'Free room on the disk of DATA_DIR',
    registers: [registry],
    async collect() {
      this.set(await freeBytes(dataDir).catch(() => Number.NaN));
    },
  });
}

function pictureGauge(registry: Registry, waiting: () => number): void {
  new Gauge({
    name: 'selvedge_pictures_waiting',
    help: 'Pictures that are being made for somebody, or wait for it',
    registers: [registry],
    collect() {
      this.set(waiting());
    },
  });
}

interface MetricsOptions {
  readonly registry: Registry;
  /** Those of the other processes that serve the same port, told beside this one's; their labels tell them apart. */
  readonly figuresOfOthers: () => readonly Figures[];
  readonly inbox: InboxBudget;
  readonly dataDir: string;
  readonly waitingPictures: () => number;
  /** The secret that readers give; without one only this machine may read. */
  readonly token: string | undefined;
}

/**
 * Measures every answer by route and serves the figures at `/metrics` in Prometheus' format: to who gives
 * METRICS_TOKEN as a bearer token, or, where that is not set, to this machine only. Others are told that there is
 * nothing.
 */
export function serveMetrics(
  app: FastifyInstance,
  source: SnapshotSource,
  { registry, figuresOfOthers, token, inbox, dataDir, waitingPictures }: MetricsOptions,
): void {
  collectDefaultMetrics({ register: registry });
  snapshotGauges(registry, source);
  inboxGauges(registry, inbox);
  diskGauge(registry, dataDir);
  pictureGauge(registry, waitingPictures);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    nameSpan(request.raw, route);
    const labels = { method: request.method, route, status: `${reply.statusCode}` };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: evenUnderPressure }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    const others = figuresOfOthers();
    const all =
      others.length === 0
        ? registry
        : AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]);
    return reply.type(registry.contentType).send(await all.metrics());
  });
}
