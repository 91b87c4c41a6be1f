import { ServiceError } from '@selvedge/contract/services';
import { redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { content, contentOf, contentOrNull, isMissing, notFound } from './load-content.ts';

/** What the router makes of thrown data before it reaches an error boundary. */
const thrown = (status: number) => ({ status, statusText: '', internal: false, data: null });

test('[ERR-01] content that fails to load is unavailable, with its cause in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new Error('the catalogue is down');
  const failed = await content(Promise.reject(cause)).catch((error: unknown) => error);
  expect(failed).toMatchObject({ init: { status: 503 } });
  expect(log).toHaveBeenCalledWith(cause);
});

test('[ERR-01] what is unavailable and what does not exist bring the not-found view, a fault does not', () => {
  expect(isMissing(thrown(503))).toBe(true);
  expect(isMissing(thrown(notFound().init?.status ?? 0))).toBe(true);
  expect(isMissing(thrown(500))).toBe(false);
  expect(isMissing(new Error('a fault'))).toBe(false);
});

test('[decision 22] what a service refuses, such as a name longer than any, does not exist', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (const load of [content, contentOrNull]) {
    const refused = load(Promise.reject(new ServiceError(400, 'item_group: too long')));
    await expect(refused).rejects.toMatchObject({ init: { status: 404 } });
  }
  expect(log).not.toHaveBeenCalled();
});

test.each([
  new ServiceError(503, 'the catalogue is down'),
  new ServiceError(422, 'too much for one answer'),
])('content that a page can go out without is null where its load fails: %s', async (cause) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await contentOrNull(Promise.reject(cause))).toBeNull();
  expect(log).toHaveBeenCalledWith(cause);
});

test('content that loads is handed on', async () => {
  expect(await content(Promise.resolve(42))).toBe(42);
});

test.each([new TypeError('Failed to fetch'), new SyntaxError('no stream'), thrown(500)])(
  '[ERR-01] within the site a load that fails brings the not-found view: %s',
  async (cause) => {
    const log = vi.spyOn(console, 'info').mockReturnValue();
    const failed = await contentOf(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(failed).toMatchObject({ init: { status: 503 } });
    expect(log).toHaveBeenCalledWith(expect.any(String), cause);
  },
);

test('[ERR-01] within the site a missing page stays missing, and a way elsewhere leads there', async () => {
  for (const answer of [thrown(404), redirect('/')])
    await expect(contentOf(() => Promise.reject(answer))).rejects.toBe(answer);
  expect(await contentOf(() => Promise.resolve(42))).toBe(42);
});
