import { spawn } from 'node:child_process';

/**
 * Sees to it that nothing of a test run stays behind, however the run ends: a small process waits for the end of this
 * one, then stops the server on the data directory, if one still runs, and removes the directory.
 *
 * @returns ends that process, which then does its work at once
 */
export function removeWhenOrphaned(dataDir: string): () => Promise<void> {
  const script = import.meta.filename.replace('remove-when-orphaned', 'remove-data-dir');
  const keeper = spawn(process.execPath, [script, dataDir], {
    detached: true, // a Ctrl-C in the terminal is for the tests
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  return async () => {
    keeper.stdin?.end();
    await ended;
  };
}
