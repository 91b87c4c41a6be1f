import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface CommandResult {
  readonly ok: boolean;
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
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
    process.once('SIGINT', () => child.kill('SIGINT'));
    process.once('SIGTERM', () => child.kill('SIGTERM'));
  });
}
