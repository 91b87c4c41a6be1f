import type { FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';

/** What React Router answered, whole. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The request as React Router takes it; a body has been read whole by then, within the limit of its size. */
function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const { signal, url, body } = request;
  const method = request.method === 'HEAD' ? 'GET' : request.method; // the head is that of the page
  const init: RequestInit = { method, headers };
  // With a body, Fastify's signal tells that it has been read, and not that its sender has left.
  if (Buffer.isBuffer(body)) init.body = new Uint8Array(body);
  else init.signal = signal;
  // Put together as text: a path that begins with two slashes would name another host.
  return new Request(origin + url, init);
}

/** Renders the page at the request's address. */
export async function renderPage(
  build: ServerBuild,
  request: FastifyRequest,
  origin: string,
  context: RouterContextProvider,
): Promise<RenderedPage> {
  const handle = createRequestHandler(build, 'production');
  const answer = await handle(webRequest(request, origin), context);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}
