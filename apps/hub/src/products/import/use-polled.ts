'use client';

import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { ask } from '../../ui/ask.ts';

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
