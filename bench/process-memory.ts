import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';

/** What a process is, by a word of its command line. */
const ROLES = [
  ['site', 'site-process.ts'],
  ['what makes pictures', 'variant-process'],
  ['what dresses rooms', 'view-process'],
  ['hub', 'hub-server.ts'],
  ['what reads a product file', 'import-child'],
  ['database', 'postgres'],
  ['npm start', 'start.ts'],
] as const;

export type Role = (typeof ROLES)[number][0] | 'other';

const read = (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

async function descendants(pid: number): Promise<number[]> {
  const children = (await read(pid, `task/${pid}/children`)).trim().split(' ').filter(Boolean);
  return [pid, ...(await Promise.all(children.map(Number).map(descendants))).flat()];
}

/** Megabytes of the line of this name, such as `Pss` or `Rss`. */
const megabytes = (rollup: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(rollup)?.[1] ?? 0) / 1024;

/** What the processes below one hold at a moment. */
export interface MemorySample {
  readonly atMs: number;
  /** Resident megabytes by role: the sum where a role has several, less what those share. */
  readonly byRole: ReadonlyMap<Role, number>;
  /** Of all together, in megabytes; what they share counts once. */
  readonly total: number;
}

/** Reads from Linux what a process and all below it hold. */
export async function sampleMemory(pid: number): Promise<MemorySample> {
  const byRole = new Map<Role, number>();
  let total = 0;
  for (const id of await descendants(pid)) {
    const [line, rollup] = await Promise.all([read(id, 'cmdline'), read(id, 'smaps_rollup')]);
    const role = ROLES.find(([, word]) => line.includes(word))?.[0] ?? 'other';
    const own = megabytes(rollup, role === 'database' ? 'Pss' : 'Rss');
    byRole.set(role, (byRole.get(role) ?? 0) + own);
    total += megabytes(rollup, 'Pss');
  }
  return { atMs: performance.now(), byRole, total };
}
