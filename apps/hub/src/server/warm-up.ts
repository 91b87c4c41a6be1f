import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_PAUSE_MS = 15_000;

/**
 * Asks the hub a question until it answers, so that Payload is loaded, connected and at its jobs before anyone waits for
 * it.
 *
 * @param host where the process listens; every address is asked as the loopback
 */
export async function warmUp(host: string, port: number): Promise<void> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const answer = await fetch(`http://${name}:${port}/api/users/me`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(pauseMs);
  }
}
