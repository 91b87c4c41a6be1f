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
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'], // nobody answers what a program may ask
    });
    let output = '';
    for (const channel of [child.stdout, child.stderr]) {
      channel.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    let isStopped = false;
    const signals = ['SIGINT', 'SIGTERM'] as const;
    const passOn = (signal: NodeJS.Signals) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of signals) process.once(signal, passOn);
    const end = (result: CommandResult) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(result);
    };
    child.on('error', (error) =>
      end({ ok: false, isStopped, output: `${output}${error.message}\n` }),
    );
    child.on('close', (code) => end({ ok: code === 0, isStopped, output }));
  });
}
