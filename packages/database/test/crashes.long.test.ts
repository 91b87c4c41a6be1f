import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostmaster } from '../src/embedded/postmaster.ts';
import { openDatabase } from '../src/open-database.ts';
import { isRunning, signalProcess } from '../src/process-identity.ts';
import {
  clusterOf,
  crash,
  eventually,
  hasMark,
  isAnswering,
  LIMIT_MS,
  leaveMark,
  openElsewhere,
  serverOf,
  temporaryDataDir,
} from './embedded-kit.ts';

test('a server whose starter was killed is taken over, with what it holds', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const { child, opened } = await openElsewhere(dataDir);
  await leaveMark(opened.ownerUrl);
  await crash(child);
  const orphan = await serverOf(dataDir);

  const database = await openDatabase({ dataDir });
  expect((await serverOf(dataDir)).process).toEqual(orphan.process);
  expect(await hasMark(database.ownerUrl)).toBe(true);
  await database.stop();
  expect(await isRunning(orphan.process)).toBe(false);
});

test('the port of a data directory that was taken in between is given up for another', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const first = await openDatabase({ dataDir });
  const { port } = new URL(first.ownerUrl);
  await first.stop();
  const stranger = createServer().listen(Number(port), '127.0.0.1');
  onTestFinished(() => void stranger.close());
  await once(stranger, 'listening');
  const database = await openDatabase({ dataDir });
  expect(new URL(database.ownerUrl).port).not.toBe(port);
  expect(await isAnswering(database.siteUrl)).toBe(true);
  await database.stop();
});

test('when starter and server are all killed, the next start recovers', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const { child, opened } = await openElsewhere(dataDir);
  await leaveMark(opened.ownerUrl);
  const server = await serverOf(dataDir);
  await crash(child);
  await signalProcess(server.process, 'SIGKILL');

  const database = await openDatabase({ dataDir });
  expect(await hasMark(database.ownerUrl)).toBe(true);
  await database.stop();
});

test('a server that dies while it is used is started again on the same port', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const told: string[] = [];
  const database = await openDatabase({ dataDir, log: (message) => told.push(message) });
  await leaveMark(database.ownerUrl);
  for (let round = 0; round < 2; round++) {
    const dead = await serverOf(dataDir);
    await signalProcess(dead.process, 'SIGKILL');
    await eventually(async () => !(await isRunning(dead.process)));
    await eventually(() => isAnswering(database.siteUrl));
    expect((await serverOf(dataDir)).process).not.toEqual(dead.process);
  }
  expect(await hasMark(database.ownerUrl)).toBe(true);
  expect(told.join('\n')).toContain('Lost the database server');
  await database.stop();
  expect(await findPostmaster(clusterOf(dataDir))).toBeNull();
});

test('a server taken over is watched like one of our own', { timeout: LIMIT_MS }, async () => {
  const dataDir = await temporaryDataDir();
  await crash((await openElsewhere(dataDir)).child);
  const database = await openDatabase({ dataDir });
  await signalProcess((await serverOf(dataDir)).process, 'SIGKILL');
  await eventually(async () => (await findPostmaster(clusterOf(dataDir)))?.ready === true);
  await eventually(() => isAnswering(database.siteUrl));
  await database.stop();
});

test('stop is done when the server has died already, and nothing starts after it', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir });
  const server = await serverOf(dataDir);
  await signalProcess(server.process, 'SIGKILL');
  await database.stop();
  expect(await findPostmaster(clusterOf(dataDir))).toBeNull();
});

test('a server that ignores every kind word is ended all the same', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir });
  const server = await serverOf(dataDir);
  await signalProcess(server.process, 'SIGSTOP');
  await database.stop();
  await eventually(async () => !(await isRunning(server.process)));
});

test('the last user out stops the server, no other', { timeout: LIMIT_MS }, async () => {
  const dataDir = await temporaryDataDir();
  const first = await openElsewhere(dataDir);
  const second = await openDatabase({ dataDir });
  const third = await openDatabase({ dataDir });
  const server = await serverOf(dataDir);
  await first.end();
  expect(await isAnswering(second.siteUrl)).toBe(true);
  await second.stop();
  expect(await isAnswering(third.siteUrl)).toBe(true);
  await third.stop();
  expect(await isRunning(server.process)).toBe(false);
});

test('many at once agree on one server', { timeout: LIMIT_MS }, async () => {
  const dataDir = await temporaryDataDir();
  const opened = await Promise.all([
    openElsewhere(dataDir),
    openElsewhere(dataDir),
    openElsewhere(dataDir),
  ]);
  expect(new Set(opened.map(({ opened }) => opened.ownerUrl)).size).toBe(1);
  await Promise.all(opened.map(({ end }) => end()));
  expect(await findPostmaster(clusterOf(dataDir))).toBeNull();
});

test('a stale pid that is now another process is neither trusted nor harmed', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const first = await openDatabase({ dataDir });
  const pidFile = join(clusterOf(dataDir), 'postmaster.pid');
  const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
  await first.stop();
  const stranger = spawn('sleep', ['600']);
  onTestFinished(() => void stranger.kill());
  await once(stranger, 'spawn');
  await writeFile(pidFile, [stranger.pid, ...rest].join('\n'));

  expect(await findPostmaster(clusterOf(dataDir))).toBeNull();
  const database = await openDatabase({ dataDir });
  expect(await isAnswering(database.siteUrl)).toBe(true);
  await database.stop();
  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
});

test('a server on another folder is not taken for ours', { timeout: LIMIT_MS }, async () => {
  const [ours, theirs] = [await temporaryDataDir(), await temporaryDataDir()];
  const other = await openDatabase({ dataDir: theirs });
  await mkdir(clusterOf(ours));
  const pidFile = await readFile(join(clusterOf(theirs), 'postmaster.pid'), 'utf8');
  await writeFile(join(clusterOf(ours), 'postmaster.pid'), pidFile);
  expect(await findPostmaster(clusterOf(ours))).toBeNull();
  await other.stop();
});

test('a cluster that was half made is made anew', { timeout: LIMIT_MS }, async () => {
  const dataDir = await temporaryDataDir();
  await mkdir(join(dataDir, 'postgres.making', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'postgres.making', 'PG_VERSION'), '18\n');
  const database = await openDatabase({ dataDir });
  expect(await isAnswering(database.siteUrl)).toBe(true);
  await database.stop();
});

test('a folder that is no cluster, or an old one, is left alone and named', async () => {
  const dataDir = await temporaryDataDir();
  await mkdir(clusterOf(dataDir));
  await writeFile(join(clusterOf(dataDir), 'something'), '');
  await expect(openDatabase({ dataDir })).rejects.toThrow(/not a PostgreSQL cluster/u);
  await writeFile(join(clusterOf(dataDir), 'PG_VERSION'), '9\n');
  await expect(openDatabase({ dataDir })).rejects.toThrow(/was made by PostgreSQL 9 .*pg_dump/u);
});

test('a test run that is killed leaves neither its server nor its folder', {
  timeout: LIMIT_MS,
}, async () => {
  const dataDir = await temporaryDataDir();
  const source = (name: string) => JSON.stringify(join(import.meta.dirname, '../src', name));
  const run = spawn(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    `
    import { openDatabase } from ${source('open-database.ts')};
    import { removeWhenOrphaned } from ${source('testing/remove-when-orphaned.ts')};
    removeWhenOrphaned(${JSON.stringify(dataDir)});
    await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('open');`,
  ]);
  await once(run.stdout, 'data');
  const server = await serverOf(dataDir);
  await crash(run);
  await eventually(async () => !(await isRunning(server.process)));
  await eventually(async () => !existsSync(dataDir));
});
