import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, copyFile, cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { root } from '../machine/paths.ts';
import { installDebianPackage } from '../machine/programs.ts';
import { type CommandResult, runCommand } from '../machine/run-command.ts';

/** What a machine of Debian has, and what stands for the rest of the world: an authority that issues certificates. */
const PACKAGES = [
  ...['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', 'procps'],
  ...['nftables', 'pebble', 'openssl', 'curl'],
];
const TOOLS = {
  '/usr/bin/mmdebstrap': 'mmdebstrap',
  '/usr/bin/systemd-nspawn': 'systemd-container',
};
const REPOSITORY = '/root/selvedge';
const BOOT_LIMIT_MS = 60_000;

/** Why this machine cannot run another one within itself; null where it can. */
export async function machineProblem(): Promise<string | null> {
  if (process.platform !== 'linux') return 'the system is not Linux';
  if (process.getuid?.() !== 0) return 'it takes root';
  for (const [path, name] of Object.entries(TOOLS)) {
    if (!existsSync(path)) await installDebianPackage(name);
    if (!existsSync(path)) return `Debian's ${name} is missing`;
  }
  return null;
}

/** A Debian that systemd has started, with this repository in {@link REPOSITORY}; network and kernel are the machine's. */
export interface DebianMachine {
  /** Has root call a command in the repository. */
  run(command: string): Promise<CommandResult>;
  stop(): Promise<void>;
}

async function layOut(folder: string): Promise<void> {
  const { ok, output } = await runCommand('mmdebstrap', [
    ...['--quiet', '--variant=minbase', `--include=${PACKAGES.join(',')}`],
    ...['trixie', folder],
  ]);
  if (!ok) throw new Error(`Debian could not be laid out:\n${output}`);
  await copyFile(process.execPath, join(folder, 'usr/local/bin/node'));
  const npm = dirname(dirname(process.env.npm_execpath ?? ''));
  await cp(npm, join(folder, 'usr/local/lib/npm'), { recursive: true });
  await symlink('../lib/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
  await mkdir(join(folder, REPOSITORY));
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  if (existsSync(`/${certificates}`))
    await copyFile(`/${certificates}`, join(folder, certificates));
}

/** The names of a house that lead to this machine, within it. */
const nameHere = (folder: string, names: readonly string[]): Promise<void> =>
  appendFile(join(folder, 'etc/hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`);

/**
 * Lays out a Debian 13 and starts it.
 *
 * @param folder where; it is made
 * @param names hosts that are this machine, within it
 * @throws where it does not start
 */
export async function startDebian(
  folder: string,
  names: readonly string[],
): Promise<DebianMachine> {
  await layOut(folder);
  await nameHere(folder, names);
  const machine = spawn(
    'systemd-nspawn',
    [
      ...['--directory', folder, '--boot', '--register=no', '--keep-unit', '--quiet'],
      ...['--resolv-conf=copy-host', `--overlay=${root}::${REPOSITORY}`],
      // What a container engine asks of the kernel.
      ...['--capability=CAP_NET_ADMIN', '--system-call-filter=add_key keyctl bpf'],
    ],
    // Debian 13 wants one hierarchy of control groups, whatever this machine has.
    { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
  );
  const first = (): string =>
    readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim();
  const run = (command: string) =>
    runCommand('nsenter', [
      ...['--target', first(), '--all', 'env', '-i', 'HOME=/root', 'SYSTEMD_PAGER=cat'],
      ...['LANG=C.UTF-8', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
      ...['/bin/sh', '-c', `cd ${REPOSITORY} && ${command}`],
    ]);
  const isUp = async () =>
    machine.exitCode === null && first() !== '' && (await run('systemctl is-system-running')).ok;
  const stop = async (): Promise<void> => {
    if (machine.exitCode !== null) return;
    const ended = once(machine, 'exit');
    await run('systemctl poweroff');
    await ended;
  };
  if (await waitUntil(isUp, BOOT_LIMIT_MS)) return { run, stop };
  machine.kill('SIGKILL');
  throw new Error('Debian does not start.');
}
