import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';

const failure = z.object({
  errors: z.tuple(
    [
      z.object({
        message: z.string(),
        data: z.object({ field: z.string() }).optional().catch(undefined),
      }),
    ],
    z.unknown(),
  ),
});

/** What the hub answered: what it said, or why it refused, and for which field where it is one. */
export type Answer =
  | { readonly problem: null; readonly body: unknown }
  | { readonly problem: string; readonly field?: string | undefined };

/**
 * Asks an address of the hub from a page of it.
 *
 * @param body sent as JSON, or a file as it is; without it the address is only read
 */
export async function ask(
  address: string,
  body?: object | File,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  const isFile = body instanceof Blob;
  const answer = await fetch(address, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && {
      headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
      body: isFile ? body : JSON.stringify(body),
    }),
  }).catch(() => undefined);
  if (!answer) return { problem: 'The hub does not answer. Try again in a moment.' };
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return { problem: null, body: json };
  const parsed = failure.safeParse(json);
  if (!parsed.success) return { problem: `The hub could not do this (${answer.status}).` };
  const [{ message, data }] = parsed.data.errors;
  return { problem: message, field: data?.field };
}

/**
 * What an address of the hub says beside a form, which works without it: asked anew where the address changes, null until
 * it is known.
 *
 * @param address null: there is nothing to ask
 * @param isPaused nothing is asked meanwhile, and what was said last stays
 */
export function useAnswer<Value>(
  address: string | null,
  schema: z.ZodType<Value>,
  isPaused = false,
): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the schema belongs to the address
  useEffect(() => {
    if (address === null) return setValue(null);
    if (isPaused) return undefined;
    const asked = new AbortController();
    fetch(address, { credentials: 'same-origin', signal: asked.signal })
      .then((response) => response.json())
      .then((body) => setValue(schema.safeParse(body).data ?? null))
      .catch(() => undefined);
    return () => asked.abort();
  }, [address, isPaused]);
  return value;
}

const never = (): (() => void) => () => undefined;

/** False until the page's scripts have taken it over: what is ticked or typed before that would be lost without a word. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const EVERY_MS = 700;

/**
 * Asks an address of the hub again and again while what it says is not the last word.
 *
 * @param address null: nothing is asked
 */
export function usePolled<State>(
  address: string | null,
  schema: z.ZodType<State>,
  isLast: (state: State) => boolean,
): { readonly state: State | null; readonly problem: string | null } {
  const [polled, setPolled] = useState<{ state: State | null; problem: string | null }>({
    state: null,
    problem: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the schema and the question what is last belong to the address
  useEffect(() => {
    if (address === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const answer = await ask(address);
      if (isOver) return;
      if (answer.problem !== null) return setPolled({ state: null, problem: answer.problem });
      const state = schema.parse(answer.body);
      setPolled({ state, problem: null });
      if (!isLast(state)) timer = setTimeout(look, EVERY_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address]);
  return polled;
}
