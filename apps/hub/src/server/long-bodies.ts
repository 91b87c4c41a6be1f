import { createLocalReq, executeAuthStrategies, type Payload } from 'payload';
import { refusal } from '../access/editors-only.ts';
import { isLong } from './request-limits.ts';

const SIGN_IN = 401;

/** Who sends a request and what they may, for comparison. */
async function senderOf({ headers }: Request, payload: Payload): Promise<string> {
  const req = await createLocalReq({ req: { headers } }, payload);
  const { user } = await executeAuthStrategies({ headers, payload, req });
  return JSON.stringify([user?.id, user?.roles, user?.needsPasskey]);
}

/**
 * Looks once more who sends a long body when all of it is here. Payload asks that before it reads any, and a picture has
 * minutes to arrive: whoever has been signed out by then, or has lost a role, has nothing of it read. Short bodies are here
 * before Payload is asked (`answerer.ts`).
 *
 * @returns the request, whose body ends with an error where its sender is no longer who they were
 */
export async function watchingSender(request: Request, payload: Payload): Promise<Request> {
  const { body, headers, method, signal, url } = request;
  const isWatched = isLong({ headers: Object.fromEntries(headers) });
  if (!body || !isWatched) return request;
  const before = await senderOf(request, payload);
  const watched = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      async flush(controller) {
        if ((await senderOf(request, payload)) !== before)
          controller.error(refusal('Your session or your roles have ended meanwhile.', SIGN_IN));
      },
    }),
  );
  const sent = { body: watched, duplex: 'half', headers, method, signal };
  return new Request(url, sent);
}
