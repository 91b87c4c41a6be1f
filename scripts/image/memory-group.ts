import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The two ways in which the kernel bounds the memory of a group of processes, as it is set up by hosts. */
const HIERARCHIES = [
  { at: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', kills: 'memory.oom_control' },
  { at: '/sys/fs/cgroup', limit: 'memory.max', kills: 'memory.events' },
];

/** Processes that have so much memory together, as those of a container have. */
export interface MemoryGroup {
  /** Begins a command that is to run within. */
  readonly prefix: readonly string[];
  /** How often the kernel has ended one of them for want of memory. */
  kills(): Promise<number>;
  /** Once all of them have ended. */
  remove(): Promise<void>;
}

/** Makes a group; null where this machine lets nobody make one. */
export async function memoryGroup(bytes: number): Promise<MemoryGroup | null> {
  for (const { at, limit, kills } of HIERARCHIES) {
    const group = join(at, `selvedge-check-${process.pid}`);
    await mkdir(group).catch(() => undefined);
    if (!existsSync(join(group, limit))) {
      await rmdir(group).catch(() => undefined);
      continue;
    }
    await writeFile(join(group, limit), String(bytes));
    return {
      prefix: ['/bin/sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', group],
      async kills() {
        const [, count] =
          /^oom_kill (\d+)$/mu.exec(await readFile(join(group, kills), 'utf8')) ?? [];
        return Number(count);
      },
      remove: () => rmdir(group),
    };
  }
  return null;
}
