import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Span } from '@opentelemetry/api';

/** Where spans go is OpenTelemetry's own setting; its exporter reads the others, such as OTEL_EXPORTER_OTLP_HEADERS. */
const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const SERVER_ERROR = 500;
/** A collector that is away is told of so often, and not with every batch. */
const COMPLAIN_EVERY_MS = 60_000;
/** What a collector answers may be long. */
const MOST_TOLD_CHARACTERS = 500;
const SHUTDOWN_MS = 1000;

/** The spans of requests that are under way; none where nothing is traced. */
const spans = new WeakMap<IncomingMessage, Span>();

/**
 * Names the span of a request by the route that answers it: an address may hold what is a visitor's. Without a name it is
 * called by its method.
 */
export function nameSpan(request: IncomingMessage, route: string): void {
  spans.get(request)?.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
}

/**
 * Sends a span of each request that this process answers to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; without that
 * setting it does nothing, and loads nothing. A span belongs to the trace that the request's `traceparent` names and becomes
 * its new one, so that what is logged and asked for the request bears the same trace.
 *
 * @param service what the process is called where OTEL_SERVICE_NAME does not say
 * @param complain told, seldom, why spans cannot be sent
 * @returns sends what is left, within a second
 */
export async function traceRequests(
  service: string,
  complain: (message: string) => void,
): Promise<() => Promise<void>> {
  if (!process.env[ENDPOINT]) return async () => undefined;
  const [api, core, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  let complainedAt = Number.NEGATIVE_INFINITY;
  const seldom = (message: string) => {
    if (performance.now() - complainedAt < COMPLAIN_EVERY_MS) return;
    complainedAt = performance.now();
    complain(`Spans are not sent: ${message.slice(0, MOST_TOLD_CHARACTERS)}`);
  };
  const silent = () => undefined;
  const logger = { error: seldom, warn: silent, info: silent, debug: silent, verbose: silent };
  api.diag.setLogger(logger, api.DiagLogLevel.ERROR);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? service }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_SAMPLER_ARG ?? 1)),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('selvedge');

  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as {
      readonly request: IncomingMessage;
      readonly response: ServerResponse;
    };
    const { method = 'GET', headers } = request;
    const parent = core.parseTraceParent(String(headers.traceparent ?? ''));
    const span = tracer.startSpan(
      method,
      { kind: api.SpanKind.SERVER, attributes: { 'http.request.method': method } },
      parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true })
        : api.ROOT_CONTEXT,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    headers.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    spans.set(request, span);
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= SERVER_ERROR) span.setStatus({ code: api.SpanStatusCode.ERROR });
      if (!writableFinished) span.setAttribute('error.type', 'cut off');
      span.end();
    });
  });
  return () =>
    Promise.race([
      provider.shutdown().catch(silent),
      new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_MS).unref()),
    ]);
}
