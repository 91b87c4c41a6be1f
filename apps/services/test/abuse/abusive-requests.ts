import { type Service, servicePath } from '@selvedge/contract/hosts';
import {
  type OpenApiDocument,
  type OpenApiOperation,
  openApiDocument,
} from '@selvedge/contract/openapi';
import fc, { type Arbitrary } from 'fast-check';
import { hostileValues, mutated } from './hostile-values.ts';
import { valuesOf } from './schema-values.ts';

/** A request as it goes over the wire, and the name of the operation that it means. */
export interface AbusiveRequest {
  readonly operation: string;
  readonly bytes: Buffer;
}

const SERVICES: readonly Service[] = ['product', 'notification'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'nonsense',
  ';;;',
];
const ODD_HEADERS = [
  'Accept: */*;q=nonsense, \u0001',
  'Accept-Encoding: br;q=2, gzip;q=-1, identity;q=0',
  'Content-Encoding: gzip',
  'Cookie: selvedge_draft=%%%; =; a',
  'Expect: nothing',
  'Expect: 100-continue',
  'Idempotency-Key: ',
  `Idempotency-Key: ${'k'.repeat(5000)}`,
  'If-None-Match: W/"',
  'Origin: null',
  'Range: bytes=9-1,-0',
  'Registration-Draft: \u00ff\u00fe',
  'Transfer-Encoding: chunked, identity',
  'Upgrade: websocket',
  'X-Forwarded-Host: a b\u0000',
  'X-Forwarded-Proto: javascript',
  'X-HTTP-Method-Override: DELETE',
];

/** What is usual, and at times something else. */
const mostly = <T>(usual: T, ...others: readonly T[]): Arbitrary<T> =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 9 },
    { arbitrary: fc.constantFrom(...others), weight: 1 },
  );

const encoded = (value: unknown): string =>
  encodeURIComponent(
    String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed(),
  );

/** A path with its parameters and query filled in: by what fits, by what does not, or by broken encodings. */
function addresses(path: string, { parameters = [] }: OpenApiOperation): Arbitrary<string> {
  const filled = parameters
    .filter((parameter) => parameter.in !== 'header')
    .map((parameter) =>
      fc
        .oneof(valuesOf(parameter.schema), hostileValues)
        .map((value) => ({ ...parameter, text: encoded(value).slice(0, 3000) })),
    );
  const fitting = fc.tuple(...filled).map((values) => {
    const inPath = values.reduce(
      (text, { name, text: value }) => text.replace(`{${name}}`, value),
      path,
    );
    const query = values.filter((value) => value.in === 'query');
    return query.length > 0
      ? `${inPath}?${query.map(({ name, text }) => `${name}=${text}`).join('&')}`
      : inPath;
  });
  const tails = mostly('', '?', '?x=1', '?query=%', '%00', '/', '/..', '%zz');
  return fc.tuple(fitting, tails).map(([address, tail]) => address + tail);
}

/** Bodies: what fits, with one place changed, or bytes that are no JSON at all. */
function bodies({ requestBody }: OpenApiOperation): Arbitrary<Buffer> {
  const schema = requestBody?.content['application/json']?.schema ?? {};
  const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '');
  const fitting = valuesOf(schema);
  return fc.oneof(
    { arbitrary: fitting.map(asJson), weight: 3 },
    { arbitrary: fitting.chain(mutated).map(asJson), weight: 6 },
    { arbitrary: hostileValues.map(asJson), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 300 }).map((raw) => Buffer.from(raw)), weight: 1 },
    // What fits, with a byte that UTF-8 does not have.
    {
      arbitrary: fc
        .tuple(fitting.map(asJson), fc.nat(), fc.constantFrom(0x00, 0x80, 0xc0, 0xff))
        .map(([json, place, byte]) => {
          json[place % Math.max(1, json.length)] = byte;
          return json;
        }),
      weight: 2,
    },
    {
      arbitrary: fc
        .constantFrom('', '{', '[[[[', '1e999', '{"a":1,"a":2}', '[')
        .map((text) => Buffer.from(text === '[' ? text.repeat(60_000) : text)),
      weight: 1,
    },
  );
}

/** The addresses from which the requests seem to come, so that their limits are not reached. */
const senders = fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `198.18.${a}.${b}`);

function requestsOf(
  service: Service,
  path: string,
  method: string,
  operation: OpenApiOperation,
): Arbitrary<AbusiveRequest> {
  return fc
    .record({
      address: addresses(path, operation),
      body: bodies(operation),
      method: mostly(method.toUpperCase(), ...METHODS),
      type: mostly('application/json', ...TYPES),
      odd: fc.subarray(ODD_HEADERS, { maxLength: 1 }),
      isOdd: mostly(false, true),
      isCutShort: mostly(false, true),
      before: mostly('', 'http://localhost', 'http://product.localhost', 'HTTPS://a@[::1]:1'),
      sender: senders,
    })
    .map(({ address, body, type, odd, isOdd, isCutShort, before, sender, ...given }) => {
      const length = isCutShort ? body.length >> 1 : body.length;
      const withBody = given.method !== 'GET' && given.method !== 'HEAD';
      const lines = [
        `${given.method} ${before}${servicePath(service)}${address} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        `X-Forwarded-For: ${sender}`,
        ...(isOdd ? odd : []),
        ...(withBody ? [`Content-Type: ${type}`, `Content-Length: ${length}`] : []),
      ];
      const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
      const name = `${given.method} ${path} (${operation.operationId})`;
      return { operation: name, bytes: withBody ? Buffer.concat([head, body]) : head };
    });
}

/** Requests of every operation that the contract describes, generated from its OpenAPI documents and mutated. */
export function abusiveRequests(): Arbitrary<AbusiveRequest> {
  const all = SERVICES.flatMap((service) => {
    const { paths }: OpenApiDocument = openApiDocument(service, '1');
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        requestsOf(service, path, method, operation),
      ),
    );
  });
  return fc.oneof(...all);
}
