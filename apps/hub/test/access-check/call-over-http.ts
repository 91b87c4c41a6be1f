import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ServerFunctionCall } from '../../src/server/server-functions.ts';

/** Whether a server function is let in to who has this session. */
export type AskServerFunction = (
  token: string | null | undefined,
  call: ServerFunctionCall,
) => Promise<boolean>;

/** What Next writes of each function that a browser may call: by its id, from which file it is. */
const manifest = z.object({ node: z.record(z.string(), z.object({ filename: z.string() })) });
const MANIFEST = join(import.meta.dirname, '../../.next/server/server-reference-manifest.json');
const OURS = 'src/app/(payload)/layout.tsx';

/** What is said to nobody, before Next. */
const SIGN_IN = 'sign in';

/** By which Next names an error that it keeps to itself: the same for the same error from the same place. */
const DIGEST = /"digest":"([^"]+)"/u;

/** Arguments with their dates as React sends them. */
function asReactSends(args: unknown): unknown {
  const { date } = Object(args);
  return date instanceof Date ? { ...Object(args), date: `$D${date.toISOString()}` } : args;
}

/**
 * Asks a running hub for server functions as a browser does, by the id that its build gave them. What is refused is told
 * from what fails behind the door by the name of the error, which is that of a function that there is not.
 *
 * @param address of the hub, `http://localhost:3001`
 * @throws Error where the build has no such function, or refuses nothing
 */
export async function serverFunctionsOverHttp(address: string): Promise<AskServerFunction> {
  const { node } = manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const [id] = Object.entries(node).find(([, { filename }]) => filename.endsWith(OURS)) ?? [];
  if (id === undefined) throw new Error(`The built hub has no server function of ${OURS}`);
  const digestOf = async (
    token: string | null | undefined,
    call: ServerFunctionCall,
  ): Promise<string | undefined> => {
    const answer = await fetch(`${address}/admin`, {
      method: 'POST',
      headers: {
        'next-action': id,
        'content-type': 'text/plain;charset=UTF-8',
        accept: 'text/x-component',
        // The hub hears nobody out without a session of a page's, and Payload asks for whose it is here.
        ...(token && { authorization: token, cookie: token.replace(/^JWT /u, 'hub-token=') }),
      },
      body: JSON.stringify([{ ...call, args: asReactSends(call.args) }]),
    });
    const text = await answer.text();
    return answer.status === 401 ? SIGN_IN : DIGEST.exec(text)?.[1];
  };
  let refused: string | undefined;
  return async (token, call) => {
    const digest = await digestOf(token, call);
    if (!token) return digest !== SIGN_IN;
    refused ??= await digestOf(token, { name: 'no such function', args: {} });
    if (refused === undefined) throw new Error('The hub refuses no server function over HTTP');
    return digest !== refused;
  };
}
