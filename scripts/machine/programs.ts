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

interface Program {
  /** As people call it. */
  readonly name: string;
  /** The setting that says where it is. */
  readonly setting: string;
  readonly usualPaths: readonly string[];
  /** Debian's, which brings it. */
  readonly debianPackage: string;
}

/**
 * The path of a program: the machine's, or else Debian's, which is installed now.
 *
 * @throws Error that says how to install it by hand
 */
async function ensure({ name, setting, usualPaths, debianPackage }: Program): Promise<string> {
  const found = (): string | undefined =>
    [process.env[setting], ...usualPaths].find((path) => path !== undefined && existsSync(path));
  if (!found()) await installDebianPackage(debianPackage);
  const path = found();
  if (path) return path;
  throw new Error(
    `No ${name} was found and none could be installed. Install one (on Debian: apt-get install ${debianPackage}) or set ${setting}.`,
  );
}

/** The path of a Java, for the checker of HTML. */
export const ensureJava = (): Promise<string> =>
  ensure({
    name: 'Java',
    setting: 'JAVA_PATH',
    usualPaths: ['/usr/bin/java', '/usr/local/bin/java', '/opt/homebrew/bin/java'],
    debianPackage: 'default-jre-headless',
  });

/** The path of an nginx, for what is tested and measured behind one. */
export const ensureNginx = (): Promise<string> =>
  ensure({
    name: 'nginx',
    setting: 'NGINX_PATH',
    usualPaths: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    debianPackage: 'nginx-light',
  });
