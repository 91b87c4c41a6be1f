import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../open-database.ts';
import { removeWhenOrphaned } from './remove-when-orphaned.ts';
import type { TestServer } from './test-database.ts';

/** The one server of a run; projects of Vitest share the process in which this runs. */
interface Shared {
  users: number;
  server: Promise<{ urls: TestServer; stop(): Promise<void> }> | undefined;
}

const globals: typeof globalThis & { selvedgeTestServer?: Shared } = globalThis;
globals.selvedgeTestServer ??= { users: 0, server: undefined };
const shared = globals.selvedgeTestServer;

/**
 * Vitest's globalSetup: starts an embedded PostgreSQL for the run, whose database testDatabase() clones.
 *
 * @public called by Vitest
 */
export async function setup(project: TestProject): Promise<void> {
  shared.users += 1;
  shared.server ??= startServer();
  project.provide('testServer', (await shared.server).urls);
}

/** @public called by Vitest */
export async function teardown(): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  const server = shared.server;
  shared.server = undefined;
  await (await server)?.stop();
}

async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-test-'));
  const remove = removeWhenOrphaned(dataDir);
  try {
    const { ownerUrl, siteUrl, hubUrl, stop } = await openDatabase({ dataDir });
    return {
      urls: { ownerUrl, siteUrl, hubUrl },
      stop: async () => {
        await stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
