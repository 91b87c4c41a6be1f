import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HubSettings } from '../../settings.ts';
import {
  type ChildMessage,
  type ChildOrder,
  childMessage,
  type ImportProgress,
} from './import-report.ts';

const CHILD = 'src/products/import/import-child.ts';

/** The child's source: the hub runs in its own folder, tests in that of the repository. */
function childPath(): string {
  const here = join(process.cwd(), CHILD);
  return existsSync(here) ? here : join(process.cwd(), 'apps/hub', CHILD);
}

/**
 * Runs one import, or the taking back of one, in a process of its own.
 *
 * @returns what it said last; a problem where it ended without a word
 */
export async function runChild(
  settings: HubSettings,
  order: ChildOrder,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<Exclude<ChildMessage, { progress: unknown }>> {
  const child = fork(childPath(), [JSON.stringify(order)], {
    execArgv: [],
    env: {
      ...process.env,
      HUB_DATABASE_URL: settings.HUB_DATABASE_URL,
      DATA_DIR: settings.DATA_DIR,
    },
  });
  let last: Exclude<ChildMessage, { progress: unknown }> = {
    problem: 'The import ended without a word, and nothing was written. See the hub’s log.',
  };
  child.on('message', (said) => {
    const message = childMessage.parse(said);
    if ('progress' in message) onProgress(message.progress);
    else last = message;
  });
  await once(child, 'exit');
  return last;
}
