import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { withClient } from './connection.ts';
import { testDatabase } from './testing/test-database.ts';

test('a connection that falls silent is given up in its time', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const { hostname, port: own } = new URL(database.ownerUrl);
  let isSilent = false;
  const between = createServer((socket) => {
    const server = connect(Number(own), hostname);
    socket.on('data', (sent) => isSilent || server.write(sent));
    server.on('data', (answer) => isSilent || socket.write(answer));
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void between.close());
  const { port } = between.address() as AddressInfo;
  const url = new URL(database.ownerUrl);
  url.host = `127.0.0.1:${port}`;
  const asked = withClient(
    url.href,
    async (client) => {
      await client.query('SELECT 1');
      isSilent = true;
      await client.query('SELECT 2');
    },
    200,
  );
  await expect(asked).rejects.toThrow('timeout');
});
