import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@selvedge/services/settings';

/** What is left of a house that was killed lets go of its ports by then. */
const PATIENCE_MS = 6000;
const RETRY_MS = 250;

/**
 * Looks before anything is built or opened whether the site and the hub can listen where they are told to.
 *
 * @throws an error that names the setting, where another program has the address or no program may take it
 */
export async function refuseTakenPorts({ HOST, HUB, ...settings }: Settings): Promise<void> {
  for (const name of HUB === 'on' ? (['PORT', 'HUB_PORT'] as const) : (['PORT'] as const)) {
    await refuseTaken(name, HOST, settings[name]);
  }
}

async function refuseTaken(name: string, host: string, port: number): Promise<void> {
  const from = performance.now();
  for (;;) {
    const problem = await problemOf(host, port);
    if (problem === undefined) return;
    if (problem === 'EADDRNOTAVAIL' || problem === 'ENOTFOUND')
      throw new Error(`HOST must be an address of this machine; it is ${JSON.stringify(host)}`);
    if (problem === 'EACCES')
      throw new Error(
        `${name} is ${port}, which this user may not take. Set it to one from 1024 on, with a proxy in front.`,
      );
    if (problem !== 'EADDRINUSE') throw new Error(`${name} ${port} cannot be used: ${problem}`);
    if (performance.now() - from > PATIENCE_MS)
      throw new Error(
        `${name} is ${port}, which another program has. Stop that one, or set ${name} to another port.`,
      );
    await pause(RETRY_MS);
  }
}

/** What the system says against listening there; undefined: nothing. */
function problemOf(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve('code' in error ? String(error.code) : String(error.message)),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
