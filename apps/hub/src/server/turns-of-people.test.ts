import { expect, test, vi } from 'vitest';
import { announce, hub, SECRET, session } from '../../test/hub-of-test.ts';

test('long texts of one person take turns, and nobody else waits for them', async () => {
  let underWay = 0;
  const url = await hub({}, null, () => {
    underWay += 1;
    return new Promise(() => undefined);
  });
  const send = (cookie: string) =>
    announce(`${url}/api/text-pages/1`, { 'content-length': 1 << 20, cookie });
  const own = await session();
  const held = [send(own), send(own), send(own), send(own)];
  await vi.waitFor(() => expect(underWay).toBe(2));
  held.push(send(await session(SECRET, '2h', 'open', 2)));
  await vi.waitFor(() => expect(underWay).toBe(3));
  for (const { call } of held) call.destroy();
});

/** A hub whose pages are under way until they are finished, and have had their turn at once. */
async function heldHub() {
  const held: (() => void)[] = [];
  let underWay = 0;
  const pages = () => {
    underWay += 1;
    return new Promise<void>((resolve) => held.push(resolve));
  };
  const url = await hub({}, null, pages, { turnMs: 1 });
  const finish = () => {
    for (const end of held.splice(0)) end();
  };
  return { url, underWay: () => underWay, finish };
}

test('documents that are drawn for somebody keep nothing else of theirs waiting', async () => {
  const { url, underWay, finish } = await heldHub();
  const headers = { cookie: await session() };
  const leave = new AbortController();
  const get = (path: string) =>
    fetch(`${url}/api/registrations/${path}`, { headers, signal: leave.signal }).catch(() => null);
  const drawing = ['documents/directors?download', 'documents/directors/pages/2', 'export'];
  for (const path of [...drawing, ...drawing]) void get(`1/${path}`);
  await vi.waitFor(() => expect(underWay()).toBe(4));
  void get('2');
  await vi.waitFor(() => expect(underWay()).toBe(5));
  leave.abort();
  finish();
});

test('of what one person asks for four are under way at most, whether somebody waits for them or not', async () => {
  const { url, underWay, finish } = await heldHub();
  const leave = new AbortController();
  const ask = (cookie: string, signal?: AbortSignal) =>
    fetch(`${url}/api/vacancies`, { headers: { cookie }, ...(signal && { signal }) }).catch(
      () => null,
    );
  const own = await session();
  for (let n = 0; n < 12; n++) void ask(own, leave.signal);
  await vi.waitFor(() => expect(underWay()).toBe(4));
  leave.abort();
  const others = ask(await session(SECRET, '2h', 'open', 2));
  await vi.waitFor(() => expect(underWay()).toBe(5));
  finish();
  await others;
});
