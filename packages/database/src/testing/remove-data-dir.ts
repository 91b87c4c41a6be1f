import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from '../embedded/postmaster.ts';

// Run by remove-when-orphaned.ts: waits until its standard input closes, which the end of the tests brings about.
process.stdin.resume().once('end', async () => {
  const dataDir = process.argv[2];
  if (dataDir === undefined) throw new Error('The data directory is missing');
  const elsewhere = (
    await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => '')
  ).trim();
  const home = elsewhere || dataDir;
  const cluster = await realpath(join(home, 'postgres')).catch(() => null);
  const server = cluster === null ? null : await findPostmaster(cluster);
  if (server) await stopPostmaster(server.process);
  for (const folder of new Set([home, dataDir])) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
