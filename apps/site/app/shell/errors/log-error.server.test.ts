import { createStaticHandler, RouterContextProvider, UNSAFE_ErrorResponseImpl } from 'react-router';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { logError } from './log-error.server.ts';

const ADDRESS = 'http://localhost/path?email=someone';
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});

const report = (error: unknown, signal?: AbortSignal) =>
  logError(error, {
    request: new Request(ADDRESS, { signal: signal ?? null }),
    params: {},
    context: new RouterContextProvider(),
  });

/** What the router itself makes of a request that its routes do not take. */
async function refusal(path: string, method: string): Promise<unknown> {
  const { query } = createStaticHandler([{ id: 'path', path: '/path' }]);
  const context = await query(new Request(ADDRESS.replace('/path', path), { method }));
  if (context instanceof Response) throw new Error('The router has answered by itself.');
  return Object.values(context.errors ?? {})[0];
}

it('writes nothing of a page that is not there', async () => {
  report(new UNSAFE_ErrorResponseImpl(404, '', null));
  report(await refusal('/nowhere', 'GET'));
  expect(log).not.toHaveBeenCalled();
});

it('writes no address of a request that is refused', async () => {
  report(await refusal('/path', 'POST'));
  expect(log).not.toHaveBeenCalled();
});

it('writes an error whole, unless its visitor has left', () => {
  const error = new Error('The roof is gone.');
  report(error, AbortSignal.abort());
  expect(log).not.toHaveBeenCalled();
  report(error);
  expect(log.mock.calls).toEqual([[error]]);
});
