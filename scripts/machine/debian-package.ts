import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Installs a package of Debian, where the machine has apt-get and this process may use it; elsewhere nothing happens. */
export async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await runCommand('apt-get', ['update', '-qq']);
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
