import type { ContentKey } from '@selvedge/contract/content-key';
import { EMPTY_CONTENT } from '@selvedge/contract/empty-content';
import type { ContentService } from '@selvedge/contract/services';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentQuery } from './content-query.ts';

const APPLICATION = { kind: 'application', itemGroup: '005', application: 'Curtaining' } as const;
const LANDING = { kind: 'landing', itemGroup: '005' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** How often content is asked for when its page is opened, opened again after this time, and the window focused. */
async function callsAfter(elapsedMs: number, key: ContentKey): Promise<number> {
  const call = vi.fn(async () => EMPTY_CONTENT[key.kind]);
  const unused = () => Promise.reject(new Error('no call is expected'));
  const service: ContentService = {
    content: call as unknown as ContentService['content'], // one kind of content stands for all
    internationals: unused,
    internationalBrand: unused,
    vacancies: unused,
  };
  const client = new QueryClient({
    defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } },
  });
  client.mount();
  const open = () => new QueryObserver(client, contentQuery(service, key)).subscribe(() => {});
  const leave = open();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(elapsedMs);
  const leaveAgain = open();
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  leaveAgain();
  client.unmount();
  return call.mock.calls.length;
}

test('[CONST-01] landing content is fresh for 600000 ms, and asked for again after that', async () => {
  expect(await callsAfter(599_999, LANDING)).toBe(1);
  expect(await callsAfter(600_001, LANDING)).toBe(2);
  expect(contentQuery({} as ContentService, LANDING).staleTime).toBe(600_000);
});

test('[CONST-02] application content is stale after 300000 ms, but neither a mount nor a focus asks again', async () => {
  expect(contentQuery({} as ContentService, APPLICATION).staleTime).toBe(300_000);
  expect(await callsAfter(300_001, APPLICATION)).toBe(1);
  expect(await callsAfter(900_000, APPLICATION)).toBe(1);
});
