import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface HeldDocument {
  readonly url: string;
  /** Sends the rest. */
  release(): void;
  close(): Promise<void>;
}

/**
 * A site in between that sends a page's document up to a text and holds the rest back, as a slow line does; all else it
 * passes on.
 */
export async function holdDocument(
  baseURL: string,
  path: string,
  upTo: string,
): Promise<HeldDocument> {
  const held = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await passedOn(request, baseURL);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (request.url !== path) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const at = html.indexOf(upTo);
    if (at < 0) throw new Error(`The document has no ${upTo}`);
    response.write(html.slice(0, at));
    await held.promise;
    response.end(html.slice(at));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${path}`,
    release: () => held.resolve(),
    close: async () => {
      held.resolve();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** The site's own answer to a request, views that a page counts included. */
async function passedOn(request: IncomingMessage, baseURL: string): Promise<Response> {
  const { accept = '*/*', 'content-type': type } = request.headers;
  return fetch(new URL(request.url ?? '/', baseURL), {
    method: request.method ?? 'GET',
    headers: { accept, ...(type && { 'content-type': type }) },
    body: request.method === 'POST' ? await buffer(request) : null,
  });
}
