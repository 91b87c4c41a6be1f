import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { requestId } from '@selvedge/contract/request-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameSpan, traceRequests } from './tracing.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const servers: Server[] = [];
async function listening(server: Server): Promise<string> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sent: { path: string | undefined; key: unknown; body: Sent }[] = [];
let collector: string;
beforeAll(async () => {
  collector = await listening(
    createServer(async (request, response) => {
      const body = (await json(request)) as Sent;
      sent.push({ path: request.url, key: request.headers['x-key'], body });
      response.setHeader('content-type', 'application/json').end('{}');
    }),
  );
});
afterAll(() => {
  for (const server of servers) server.close();
});

test('without a collector nothing is traced', async () => {
  await (await traceRequests('selvedge-test', () => undefined))();
  expect(sent).toEqual([]);
});

test('each request is a span of the trace that it came with, by its route, with its status', async () => {
  const complaints: string[] = [];
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector;
  process.env.OTEL_EXPORTER_OTLP_HEADERS = 'x-key=secret';
  const end = await traceRequests('selvedge-test', (message) => complaints.push(message));
  const ids: string[] = [];
  const origin = await listening(
    createServer((request, response) => {
      // The collector is a server of this process too, and is no part of the test.
      ids.push(requestId(request.headers.traceparent));
      if (request.url === '/named?of=Ada') nameSpan(request, '/named');
      response.writeHead(request.url === '/broken' ? 500 : 200).end();
    }),
  );
  const trace = 'a'.repeat(32);
  const headers = { traceparent: `00-${trace}-${'b'.repeat(16)}-01` };
  await fetch(`${origin}/named?of=Ada`, { headers });
  await fetch(`${origin}/broken`);
  await end();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;

  const [{ path, key, body } = { path: '', key: '', body: undefined }] = sent;
  expect([path, key, complaints]).toEqual(['/v1/traces', 'secret', []]);
  const [resource] = body?.resourceSpans ?? [];
  expect(resource?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'selvedge-test' },
  });
  const spans = resource?.scopeSpans.flatMap((scope) => scope.spans) ?? [];
  expect(spans.map(({ name }) => name)).toEqual(['GET /named', 'GET']);
  const [named, broken] = spans;
  expect([named?.traceId, named?.parentSpanId]).toEqual([trace, 'b'.repeat(16)]);
  expect(ids).toEqual([trace, broken?.traceId]);
  expect(named?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  expect([named?.status.code ?? 0, broken?.status.code]).toEqual([0, 2]);
  expect(JSON.stringify(body)).not.toContain('Ada');
});
