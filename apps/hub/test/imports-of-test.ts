import { expect } from 'vitest';
import { z } from 'zod';
import { importState } from '../src/products/import/import-messages.ts';
import type { SignedIn } from './signed-in.ts';

const LONGEST_MS = 30_000;

/** Imports as an editor makes them by the hub's addresses. */
export type ImportsOfTest = ReturnType<typeof importsOfTest>;

export function importsOfTest(editor: SignedIn) {
  /** Asks until the answer is the last word. */
  async function polled<State extends { stage: string }>(
    path: string,
    schema: z.ZodType<State>,
    running: readonly string[],
  ): Promise<State> {
    return expect
      .poll(
        async () => {
          const { body } = await editor.ask('GET', path);
          return schema.parse(body);
        },
        { timeout: LONGEST_MS, interval: 200 },
      )
      .not.toMatchObject({ stage: expect.stringMatching(new RegExp(running.join('|'), 'u')) })
      .then(async () => schema.parse((await editor.ask('GET', path)).body));
  }
  const outcome = (id: string) =>
    polled(`/products/imports/${id}`, importState, ['checking', 'applying']);

  async function open(about: object): Promise<string> {
    const { body, status } = await editor.ask('POST', '/products/imports', about);
    expect(status).toBe(200);
    return z.object({ id: z.string() }).parse(body).id;
  }

  async function check(text: string, about: object = { fileName: 'prices.csv' }) {
    const id = await open(about);
    expect((await editor.ask('PUT', `/products/imports/${id}`, text)).status).toBe(200);
    return { id, state: await outcome(id) };
  }

  return { open, check, outcome, polled };
}
