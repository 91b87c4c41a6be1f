import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readAtMost } from './read-at-most.ts';

async function answered(answer: RequestListener): Promise<AsyncIterable<Uint8Array>> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const { body } = await fetch(`http://127.0.0.1:${port}`);
  return body ?? expect.fail('an answer has a body');
}

test('a body of as many bytes as it may have is read whole, and of one with more nothing', async () => {
  const nine = () => answered((_, answer) => answer.write('four ', () => answer.end('five')));
  expect((await readAtMost(await nine(), 9))?.toString()).toBe('four five');
  expect(await readAtMost(await nine(), 8)).toBeUndefined();
});

test('one without end is closed', async () => {
  const closed = Promise.withResolvers<void>();
  const endless = await answered((_, answer) => {
    answer.on('close', closed.resolve);
    const send = () => {
      while (answer.write(Buffer.alloc(1 << 16)));
    };
    answer.on('drain', send);
    send();
  });
  expect(await readAtMost(endless, 1 << 20)).toBeUndefined();
  await closed.promise;
});

test('one that breaks off is an error', async () => {
  const broken = await answered((_, answer) => answer.write('half', () => answer.destroy()));
  await expect(readAtMost(broken, 9)).rejects.toThrow();
});
