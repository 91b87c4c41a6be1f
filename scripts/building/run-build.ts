import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** A third of the share of a process that wants the processor as well: readers go first, and the build still ends. */
const BACKGROUND_NICENESS = 5;

export interface BuildRun {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it leaves the processors to whatever else wants them, such as a site that serves already. */
  readonly isInBackground?: boolean;
}

/**
 * Runs a build, which ends with this process at the latest: one that is under way keeps nobody from stopping.
 *
 * @param args what this very Node.js is called with
 * @throws Error with all that the build has printed, where it fails
 */
export async function runBuild(
  args: readonly string[],
  { cwd, env = {}, isInBackground = false }: BuildRun,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGKILL'); // its own helpers end when it is gone
  process.once('exit', end);
  if (isInBackground && child.pid !== undefined) lowerPriority(child.pid);
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const failure = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? null : output));
  });
  process.removeListener('exit', end);
  if (failure !== null) throw new Error(failure);
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, BACKGROUND_NICENESS);
  } catch {
    // It has ended already, or the machine allows none of this: the build is as good without.
  }
}
