import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { letIn } from './let-in.ts';

const WORK_MS = 30;
const MANY = 20;

/** Takes the process's one thread, as rendering a page does. */
function work(): void {
  for (const until = performance.now() + WORK_MS; performance.now() < until; );
}

test('whoever connects while many wait for work is answered before all of it is done', async () => {
  let done = 0;
  let turn = Promise.resolve();
  const server = createServer((request, response) => {
    if (request.url !== '/work') return void response.end(String(done));
    turn = turn.then(letIn).then(() => {
      work();
      done++;
      response.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string): Promise<string> => {
    const [answer] = await once(get({ port, path, agent: false }), 'response');
    let text = '';
    for await (const piece of answer) text += piece;
    return text;
  };
  const working = Array.from({ length: MANY }, () => ask('/work'));
  const seen = Number(await ask('/'));
  await Promise.all(working);
  expect(done).toBe(MANY);
  expect(seen).toBeLessThan(MANY / 4);
});
