import { AsyncLocalStorage } from 'node:async_hooks';

const KEY = Symbol.for('selvedge.answered-request');

/** Next bundles what answers requests, and a bundle has modules of its own: both sides share the one of the process. */
function shared(): AsyncLocalStorage<string> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (known instanceof AsyncLocalStorage) return known;
  const made = new AsyncLocalStorage<string>();
  Reflect.set(globalThis, KEY, made);
  return made;
}

/** Does work for a request, so that whoever logs meanwhile can name it. */
export const whileAnswering = <T>(requestId: string, work: () => T): T =>
  shared().run(requestId, work);

/** The id of the request that is being answered; undefined outside of one. */
export const answeredRequest = (): string | undefined => shared().getStore();
