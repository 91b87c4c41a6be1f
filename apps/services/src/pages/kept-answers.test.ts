import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshotOf } from '../../test/stand-in.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { KeptAnswers } from './kept-answers.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers with the revision it found when the request came; `between` happens before it answers. */
async function serverOf(
  between: (request: IncomingMessage) => void = () => {},
  smaller?: () => Promise<Buffer>,
) {
  const source: { current: Snapshot; reason: string } = {
    current: snapshotOf({ revision: 1 }),
    reason: '',
  };
  const answers = new KeptAnswers({ source, perMinute: 0, isStopping: () => false });
  server = createServer((request, response) => {
    const snapshot = source.current;
    const body = Buffer.from(`revision ${snapshot.revision}`);
    between(request);
    answers.keep(snapshot, request, {
      headers: { 'content-type': 'text/plain' },
      body,
      smaller,
    });
    response.end(body);
  });
  answers.answerFirst(server);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const ask = async (init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}/page`, init)).text();
  return { source, answers, ask };
}

test('an answer is sent again until something else is published', async () => {
  const { source, answers, ask } = await serverOf();
  await ask();
  expect(await ask()).toBe('revision 1');
  expect(answers.sent).toBe(1);
  source.current = snapshotOf({ revision: 2 });
  expect(await ask()).toBe('revision 2');
  expect(answers.sent).toBe(1);
});

test('an answer made while something else was published is sent once and not kept', async () => {
  const house = await serverOf(() => {
    house.source.current = snapshotOf({ revision: 2 });
  });
  expect(await house.ask()).toBe('revision 1');
  expect(await house.ask()).toBe('revision 2');
  expect(house.answers.sent).toBe(0);
});

test('each kind of compression has an answer of its own', async () => {
  const { answers, ask } = await serverOf();
  await ask({ headers: { 'accept-encoding': 'gzip' } });
  await ask({ headers: { 'accept-encoding': 'br' } });
  expect(answers.sent).toBe(0);
  await ask({ headers: { 'accept-encoding': 'gzip' } });
  expect(answers.sent).toBe(1);
});

test('an answer that is asked for again is made smaller, once, and sent so from then on', async () => {
  const made = Promise.withResolvers<Buffer>();
  const smaller = vi.fn(() => made.promise);
  const { ask } = await serverOf(undefined, smaller);
  await ask();
  expect(smaller).not.toHaveBeenCalled();
  expect([await ask(), await ask()]).toEqual(['revision 1', 'revision 1']);
  made.resolve(Buffer.from('small'));
  await made.promise;
  expect(await ask()).toBe('small');
  expect(smaller).toHaveBeenCalledOnce();
});

test('an answer that cannot be made smaller is sent as it was', async () => {
  const { ask } = await serverOf(undefined, () => Promise.reject(new Error('no memory')));
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill('revision 1'));
});
