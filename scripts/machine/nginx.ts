import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.ts';

const USUAL_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const found = (): string | undefined =>
  [process.env.NGINX_PATH, ...USUAL_PATHS].find((path) => path !== undefined && existsSync(path));

/**
 * The path of an nginx for the test of two sites behind one: the machine's, or else Debian's, which is installed now.
 *
 * @throws Error that says how to install one by hand
 */
export async function ensureNginx(): Promise<string> {
  if (!found()) await installDebianPackage('nginx-light');
  const path = found();
  if (path) return path;
  throw new Error(
    'No nginx was found and none could be installed. Install one (on Debian: apt-get install nginx) or set NGINX_PATH.',
  );
}
