import { subscribe } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers/promises';

/** Connections that the servers of this process have taken. */
let accepted = 0;
subscribe('net.server.socket', () => {
  accepted++;
});

/** So often without a new one nobody waits any more: a turn of the event loop may have looked for others alone. */
const QUIET_TURNS = 2;
/** Whoever connects without end is not waited for without end. */
const MOST_TURNS = 100;

/**
 * Lets in whoever is at the door: Node.js takes one connection in each turn of its event loop, so whoever connects anew would
 * wait for a long piece of work for everybody who has come before, of whatever network.
 */
export async function letIn(): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS && turns < MOST_TURNS; turns++) {
    const before = accepted;
    await setImmediate();
    quiet = accepted === before ? quiet + 1 : 0;
  }
}
