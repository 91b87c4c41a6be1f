import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isAway } from './database-is-away.ts';
import { canRequireAuth, DatabaseClient, DatabasePool, requireScram } from './scram-client.ts';
import { testDatabase } from './testing/test-database.ts';

const message = (kind: string, ...parts: (number | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part);
      const number = Buffer.alloc(4);
      number.writeUInt32BE(part);
      return number;
    }),
  );
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};
const CLEARTEXT = message('R', 3);
const MECHANISMS = message('R', 10, 'SCRAM-SHA-256\0\0');
const OK = message('R', 0);
const READY = message('Z', 'I');
const NOTICE = message('N', 'SNOTICE\0C00000\0Mhello\0\0');
const REFUSAL = message('E', 'SFATAL\0C57P03\0Mstarting up\0\0');

/** A program that poses as the database: it answers each message of a client with the next of its own. */
async function posing(answers: readonly Buffer[]) {
  const told: Buffer[] = [];
  const server = createServer((socket) => {
    let next = 0;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      told.push(bytes);
      const answer = answers[next++];
      if (answer) socket.write(answer);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: requireScram(`postgres://selvedge_owner:top-secret@127.0.0.1:${port}/selvedge`),
    told: () => Buffer.concat(told).toString('latin1'),
  };
}

test.each<[how: string, ...answers: Buffer[]]>([
  ['asks for the password in the clear', CLEARTEXT],
  ['asks for its old hash', message('R', 5, 'salt')],
  ['asks for none', Buffer.concat([OK, READY])],
  ['says something before it asks', Buffer.concat([NOTICE, CLEARTEXT])],
  ['refuses and asks all the same', Buffer.concat([REFUSAL, CLEARTEXT])],
  ['asks twice', MECHANISMS, CLEARTEXT],
  ['proves nothing of itself', MECHANISMS, Buffer.concat([OK, READY])],
  ['asks by bytes', CLEARTEXT.subarray(0, 3), CLEARTEXT.subarray(3)],
  ['is ready at once', READY],
  ['speaks without end', message('N', 'x'.repeat(100_000))],
])('a server that %s is none, and is told nothing', async (_, ...answers) => {
  const { url, told } = await posing(answers);
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 500 });
  client.on('error', () => undefined);
  const asked = client.connect().then(() => client.query("SELECT 'asked in vain'"));
  const failure = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isAway(failure)).toBe(true);
  await pause(50); // what is on its way arrives
  expect(told()).toContain('selvedge_owner');
  expect(told()).not.toContain('top-secret');
  expect(told()).not.toContain('in vain');
  expect(told()).not.toMatch(/p\0\0\0.md5/u);
});

test.each(['sslmode=disable', 'sslmode='])('%s beside it changes nothing', async (mode) => {
  const { url, told } = await posing([CLEARTEXT]);
  const client = new DatabaseClient({ connectionString: `${url}&${mode}` });
  client.on('error', () => undefined);
  await expect(client.connect()).rejects.toThrow('in the clear');
  expect(told()).not.toContain('top-secret');
});

test.each([
  ['', true],
  ['?sslmode=no-verify', true],
  ['?require_auth=scram-sha-256', true],
  ['?require_auth=scram-sha-256&sslmode=disable', true],
  ['?sslmode=verify-full&require_auth=scram-sha-256', true],
  ['?require_auth=scram-sha-256&sslmode=no-verify', false],
  ['?require_auth=scram-sha-256&sslmode=disable&sslmode=no-verify', false],
  ['?require_auth=scram-sha-256&sslmode=require&uselibpqcompat=true', false],
  ['?require_auth=scram-sha-256&ssl=true', false],
  ['?require_auth=SCRAM-SHA-256', false],
  ['?require_auth=scram-sha-256,none', false],
  ['?require_auth=md5&require_auth=scram-sha-256', false],
  ['?require_auth=', false],
])('whether %s can be held: %s', (query, can) => {
  expect(canRequireAuth(`postgres://u:p@db.example/selvedge${query}`)).toBe(can);
});

test('the database itself is signed in to, by one connection and by a pool', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const pool = new DatabasePool({ connectionString: requireScram(database.hubUrl) });
  onTestFinished(() => pool.end());
  expect((await pool.query('SELECT current_user AS me')).rows).toEqual([{ me: 'selvedge_hub' }]);
});
