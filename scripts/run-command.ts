import { spawn } from 'node:child_process';
import { root } from './paths.ts';

/** What a process ends with that was asked to stop, as shells have it for an interrupt. */
export const STOPPED_EXIT_CODE = 130;

export interface CommandResult {
  readonly ok: boolean;
  /** Whether somebody has asked this process to stop meanwhile; the program was asked too. */
  readonly isStopped: boolean;
  /** What it printed on both channels, in order. */
  readonly output: string;
}

/**
 * Runs a program to its end in the repository's root.
 *
 * @param show whether its output goes to the terminal as it comes; otherwise it is only collected
 */
export function runCommand(
  program: string,
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    for (const channel of [child.stdout, child.stderr]) {
      channel.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    let isStopped = false;
    child.on('error', (error) =>
      resolve({ ok: false, isStopped, output: `${output}${error.message}\n` }),
    );
    child.on('close', (code) => resolve({ ok: code === 0, isStopped, output }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        isStopped = true;
        child.kill(signal);
      });
  });
}
