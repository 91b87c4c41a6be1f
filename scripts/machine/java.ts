import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.ts';

const USUAL_PATHS = ['/usr/bin/java', '/usr/local/bin/java', '/opt/homebrew/bin/java'];

const found = (): string | undefined =>
  [process.env.JAVA_PATH, ...USUAL_PATHS].find((path) => path !== undefined && existsSync(path));

/**
 * The path of a Java for the checker of HTML: the machine's, or else Debian's, which is installed now.
 *
 * @throws Error that says how to install one by hand
 */
export async function ensureJava(): Promise<string> {
  if (!found()) await installDebianPackage('default-jre-headless');
  const path = found();
  if (path) return path;
  throw new Error(
    'No Java was found and none could be installed. Install one (on Debian: apt-get install default-jre-headless) or set JAVA_PATH.',
  );
}
