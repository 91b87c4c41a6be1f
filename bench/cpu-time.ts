import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Fields of /proc/…/stat after the name, which may hold spaces: parent, and time in the process and in the kernel. */
function stat(pid: string): { parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined; // it has ended
  }
}

/**
 * Seconds of processor time that a process and its direct children have used. Unlike the clock it does not run while
 * other processes have the core.
 */
export function cpuSeconds(pid: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/u.test(entry)) continue;
    const found = stat(entry);
    if (found && (Number(entry) === pid || found.parent === pid)) ticks += found.ticks;
  }
  return ticks / TICKS_PER_SECOND;
}
