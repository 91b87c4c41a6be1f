import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../machine/run-command.ts';
import type { ImageSettings } from './containerfile.ts';
import type { MemoryGroup } from './memory-group.ts';

export interface RunningImage {
  /** All that it has printed. */
  readonly printed: () => string;
  readonly hasEnded: () => boolean;
  /** Asks it by its own health check whether it is well. */
  isHealthy(): Promise<boolean>;
  /** Runs another command in it, as `docker exec` does. @returns what it has printed and whether it went well */
  execute(command: readonly string[]): Promise<{ readonly ok: boolean; readonly output: string }>;
  /** Ends it by its own stop signal. @returns the exit code; null where it had to be killed */
  stop(graceMs: number): Promise<number | null>;
}

/** From here on exit codes say by which signal a process was ended. */
const KILLED = 128;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

async function ordinaryUser(root: string, name: string): Promise<[uid: number, gid: number]> {
  const users = await readFile(join(root, 'etc/passwd'), 'utf8');
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  if (!Number(uid) || !Number(gid)) throw new Error(`The image has no ordinary user ${name}.`);
  return [Number(uid), Number(gid)];
}

/** The process that is the first one within the namespace that this one has made. */
const firstWithin = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

/**
 * Runs an image's root as a container engine would: as the first process of a namespace, as the image's own user, with a root
 * that nobody can write, but for its volumes and an empty `/tmp`. Network and kernel are the machine's.
 *
 * @param folder where the volumes lie, kept from one run to the next
 * @param environment settings beside the image's own
 * @param memory what all that runs in it has; null for as much as the machine has
 */
export async function runImage(
  root: string,
  image: ImageSettings,
  folder: string,
  environment: Readonly<Record<string, string>>,
  memory: MemoryGroup | null,
): Promise<RunningImage> {
  const [uid, gid] = await ordinaryUser(root, image.user);
  const binds: string[] = [];
  for (const volume of image.volumes) {
    const from = join(folder, volume);
    await mkdir(from, { recursive: true });
    await chown(from, uid, gid);
    binds.push(`mount --bind ${from} ${root}${volume}`);
  }
  const settings = Object.entries({ ...image.environment, ...environment });
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,bind,ro ${root}`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    ...binds,
  ];
  const asUser = (command: readonly string[]): string[] => [
    ...['chroot', `--userspec=${uid}:${gid}`, '--groups=', root],
    ...['env', '-i', '-C', image.folder, ...settings.map(([name, value]) => `${name}=${value}`)],
    ...command,
  ];
  const script = [...mounts, `exec ${asUser(image.command).map(quoted).join(' ')}`].join(' && ');
  const within = memory?.prefix ?? ['/usr/bin/env'];
  const unshare = ['unshare', '--mount', '--pid', '--fork', '/bin/sh', '-c', script];
  const [program = '', ...args] = [...within, ...unshare];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const channel of [child.stdout, child.stderr])
    channel.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const execute = (command: readonly string[]) => {
    const enter = ['nsenter', '--target', `${firstWithin(child)}`, '--mount', '--pid'];
    const [entered = '', ...rest] = [...within, ...enter, ...asUser(command)];
    return runCommand(entered, rest);
  };
  return {
    printed: () => printed,
    hasEnded: () => child.exitCode !== null,
    execute,
    isHealthy: async () => (await execute(image.health)).ok,
    async stop(graceMs) {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      const first = firstWithin(child);
      process.kill(first, image.stopSignal as NodeJS.Signals);
      // With the first of a namespace all of them end.
      const limit = setTimeout(() => process.kill(first, 'SIGKILL'), graceMs);
      const [code, signal] = await ended;
      clearTimeout(limit);
      return signal === null && code < KILLED ? code : null;
    },
  };
}
