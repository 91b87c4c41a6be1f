import { type JsonLimits, structureReader } from '@selvedge/http/json-structure';
import { createLocalReq, executeAuthStrategies, type Payload } from 'payload';
import { refusal } from '../access/editors-only.ts';
import { pathOf } from './path-of.ts';
import { isLong, takesFiles } from './request-limits.ts';

const SIGN_IN = 401;

/** What any form of the hub brings is far below this; a text of some megabytes holds hundreds of thousands. */
const FORM_LIMITS: JsonLimits = { jsonDepth: 100, jsonValues: 20_000 };

/** Who sends a request and what they may, for comparison. */
async function senderOf({ headers }: Request, payload: Payload): Promise<string> {
  const req = await createLocalReq({ req: { headers } }, payload);
  const { user } = await executeAuthStrategies({ headers, payload, req });
  return JSON.stringify([user?.id, user?.roles, user?.needsPasskey]);
}

/**
 * Looks once more who sends a long body when all of it is here. Payload asks that before it reads any, and a picture has
 * minutes to arrive: whoever has been signed out by then, or has lost a role, has nothing of it read. Short bodies are here
 * before Payload is asked (`answerer.ts`). What is no file, and has more values than any form, ends before it is parsed.
 *
 * @returns the request, whose body ends with an error where its sender is no longer who they were
 */
export async function watchingSender(request: Request, payload: Payload): Promise<Request> {
  const { body, headers, method, signal, url } = request;
  const sent = { headers: Object.fromEntries(headers) };
  if (!body || !isLong(sent)) return request;
  const problemOf = takesFiles(sent, pathOf(new URL(url).pathname))
    ? () => null
    : structureReader(FORM_LIMITS);
  const before = await senderOf(request, payload);
  const watched = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        const problem = problemOf(piece);
        if (problem === null) controller.enqueue(piece);
        else controller.error(refusal(`${problem}, and so more than any form of the hub.`));
      },
      async flush(controller) {
        if ((await senderOf(request, payload)) !== before)
          controller.error(refusal('Your session or your roles have ended meanwhile.', SIGN_IN));
      },
    }),
  );
  const passed = { body: watched, duplex: 'half', headers, method, signal };
  return new Request(url, passed);
}
