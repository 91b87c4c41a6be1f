import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

/**
 * A process that cannot be taken for another: a pid is given out again after its process has ended, the pair of pid and
 * time of start is not. Plain data, fit for a lock file.
 */
export interface ProcessIdentity {
  pid: number;
  /** When the process started, in the words of the system; only good for comparing. */
  started: string;
}

/**
 * The process that has this pid now.
 *
 * @returns null where there is none, or only a dead one that nobody has collected yet
 */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | null> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  const started = platform() === 'linux' ? await startOnLinux(pid) : await startByPs(pid);
  return started === null ? null : { pid, started };
}

/** Whether the very process that was identified still runs. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(identity.pid))?.started === identity.started;
}

/**
 * Sends a signal to just that process.
 *
 * @returns false where it no longer runs
 * @throws where this user may not signal it
 */
export async function signalProcess(
  identity: ProcessIdentity,
  signal: NodeJS.Signals,
): Promise<boolean> {
  if (!(await isRunning(identity))) return false;
  try {
    process.kill(identity.pid, signal);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** The command line a process was started with, its words joined by blanks, or null where there is no such process. */
export async function commandLine(pid: number): Promise<string | null> {
  if (platform() !== 'linux') return ps(pid, 'command=');
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return words === null ? null : words.replace(/\0$/u, '').replaceAll('\0', ' ');
}

/** Ticks since boot, told apart from those of another boot by the boot's id. */
async function startOnLinux(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (startTicks === undefined || state === 'Z' || state === 'X') return null;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${boot.trim()}:${startTicks}`;
}

async function startByPs(pid: number): Promise<string | null> {
  const line = await ps(pid, 'stat=,lstart=');
  if (line === null || line.startsWith('Z')) return null;
  return line.replace(/^\S+\s+/u, '');
}

async function ps(pid: number, columns: string): Promise<string | null> {
  try {
    const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
    const { stdout } = await promisify(execFile)('ps', ['-o', columns, '-ww', '-p', String(pid)], {
      env: environment,
    });
    return stdout.trim() || null;
  } catch {
    return null; // ps fails where there is no such process
  }
}
