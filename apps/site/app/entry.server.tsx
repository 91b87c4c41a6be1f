import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SCRIPT_HASHES_HEADER } from '@selvedge/contract/script-hashes';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { createRequestQueryClient } from './data/query-client.ts';
import { siteContext } from './data/server-context.server.ts';
import { AppProviders } from './data/services-context.tsx';
import { FailedRequestProvider } from './shell/errors/failed-request.tsx';
import { ownScripts } from './shell/start/own-scripts.server.ts';
import { withScriptsAfterPaint } from './shell/start/scripts-after-paint.server.ts';

/** The serving process imports the build and finds here the key under which it puts what loaders need. */
export { siteContext } from './data/server-context.server.ts';
export { logError as handleError } from './shell/errors/log-error.server.ts';

/** Loader promises that are still open after this are rejected; the render ends one second later. */
export const streamTimeout = 5_000;
const RENDER_GRACE_MS = 1_000;
const NONCE_BYTES = 16;

/**
 * Renders the document whole, since whoever serves it keeps it for the next visitor. An error in any part of it rejects: the
 * router logs it, and has the error view rendered in its place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');

  const { product, content, requestId } = loadContext.get(siteContext);
  const queryClient = createRequestQueryClient();
  const nonce = randomBytes(NONCE_BYTES).toString('hex');

  return new Promise((resolve, reject) => {
    let failure: { readonly error: unknown } | undefined;
    let renderTimer: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(renderTimer);
      queryClient.clear();
    };
    const answer = async () => {
      const body = new PassThrough();
      pipe(body);
      const html = await text(body);
      finish();
      // While developing, the router's own order of scripts lets them be exchanged.
      const page = import.meta.env.DEV ? html : withScriptsAfterPaint(html);
      const own = ownScripts(page, nonce);
      headers.set(SCRIPT_HASHES_HEADER, own.hashes);
      return new Response(own.html, { status, headers });
    };

    const { pipe, abort } = renderToPipeableStream(
      <AppProviders queryClient={queryClient} product={product} content={content}>
        <FailedRequestProvider requestId={requestId}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
        </FailedRequestProvider>
      </AppProviders>,
      {
        nonce,
        // Parts of the page go out where they stand; large ones would follow behind it and be put there by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error: unknown) {
          failure ??= { error };
        },
        onAllReady() {
          if (!failure) return resolve(answer());
          finish();
          reject(failure.error);
        },
        onShellError(error: unknown) {
          finish();
          reject(error);
        },
      },
    );
    renderTimer = setTimeout(() => abort(), streamTimeout + RENDER_GRACE_MS);
  });
}
