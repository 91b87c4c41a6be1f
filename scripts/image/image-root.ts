import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { installDebianPackage } from '../machine/programs.ts';
import { runCommand } from '../machine/run-command.ts';
import type { Instruction } from './containerfile.ts';

/** What Debian's slim images leave out. */
const SLIM = ['man', 'doc', 'locale', 'info'].map(
  (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
);
const BUILT = /^--from=build (\S+) (\S+)$/u;
const BASE = /^docker\.io\/library\/debian:(\w+)-slim$/u;
/** These say how an image is run, and change nothing in it. */
const OF_RUNNING = [
  ...['WORKDIR', 'ENV', 'USER', 'VOLUME', 'EXPOSE'],
  ...['STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'],
];

/** Why this machine cannot lay out and run an image's root; null where it can. */
export async function imageProblem(): Promise<string | null> {
  if (process.platform !== 'linux') return 'the system is not Linux';
  if (process.getuid?.() !== 0) return 'it takes root to mount and to change the root folder';
  if (!existsSync('/usr/bin/mmdebstrap')) await installDebianPackage('mmdebstrap');
  if (!existsSync('/usr/bin/mmdebstrap')) return "Debian's mmdebstrap is missing";
  const { ok } = await runCommand('unshare', ['--mount', '--pid', '--fork', 'true']);
  return ok ? null : 'no namespaces can be made here';
}

/** Runs a command to its end. @throws Error with all that it has printed, where it fails */
async function run(command: string, args: readonly string[]): Promise<void> {
  const { ok, output } = await runCommand(command, [...args]);
  if (!ok) throw new Error(`${command} failed:\n${output}`);
}

/**
 * Lays out an image's root as a container engine would from the last stage of a Containerfile: Debian's packages, what its
 * commands do, and what was built.
 *
 * @param root where; it is made
 * @param built the folder that stands for the path from which it copies
 * @throws where an instruction is none of those that are known here, or fails
 */
export async function layOutRoot(
  root: string,
  stage: readonly Instruction[],
  built: string,
): Promise<void> {
  for (const { name, text } of stage) {
    if (name === 'FROM') {
      const [, suite] = BASE.exec(text) ?? [];
      if (!suite) throw new Error(`${text} is not Debian's slim image.`);
      await run('mmdebstrap', ['--quiet', '--variant=minbase', ...SLIM, suite, root]);
    } else if (name === 'RUN') await run('chroot', [root, '/bin/sh', '-c', text]);
    else if (name === 'COPY') {
      const [, , to] = BUILT.exec(text) ?? [];
      if (!to) throw new Error(`COPY ${text} does not copy what was built.`);
      await cp(built, join(root, to), { recursive: true, verbatimSymlinks: true });
    } else if (!OF_RUNNING.includes(name)) throw new Error(`${name} is not known here.`);
  }
}
