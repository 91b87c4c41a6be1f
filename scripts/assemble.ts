import { readFileSync } from 'node:fs';
import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readlink,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

/** The commands that a house runs; the others are for whoever changes the program. */
const COMMANDS = ['start', 'import', 'backup', 'restore', 'verify', 'rotate-keys'];

/** What the program runs from, beside its packages. The site and the hub are there as they were built, too. */
const PARTS = [
  'LICENSE',
  'docs/nginx.conf',
  'scripts',
  'packages',
  'apps/services',
  'apps/site/package.json',
  'apps/site/build',
  'apps/hub/package.json',
  'apps/hub/next.config.ts',
  'apps/hub/tsconfig.json',
  'apps/hub/src',
  'apps/hub/.next',
];

/** Tests, what they stand on, and what builders keep for the next time. */
const LEFT_OUT =
  /(?:^|\/)(?:test|testing|cache|dev|diagnostics|\.turbo)$|\.(?:test|spec)\.[jt]sx?$|\.tsbuildinfo$/u;

/** Packages within a workspace, which come by the lock; the hub's build has names of its own for some. */
const isInstalled = (path: string): boolean =>
  path.endsWith('/node_modules') && !path.endsWith('.next/node_modules');

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The folders of packages that the program needs to run, from the root; those within them come with them. */
function runtimePackages(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const needed = Object.entries(lock.packages)
    .filter(([path, { dev, link: isLink }]) => path.includes('node_modules/') && !dev && !isLink)
    .map(([path]) => path);
  const isWithin = (path: string) =>
    path.indexOf('node_modules/') !== path.lastIndexOf('node_modules/');
  return needed.filter((path) => !isWithin(path));
}

/** Puts a file or folder of the repository into another place; the bytes are shared where the file system can do it. */
async function put(
  path: string,
  to: string,
  isLeftOut: (path: string) => boolean,
): Promise<number> {
  const from = join(root, path);
  const target = join(to, path);
  const found = await lstat(from).catch(() => null);
  if (!found || isLeftOut(path)) return 0;
  if (found.isDirectory()) {
    await mkdir(target, { recursive: true });
    let files = 0;
    for (const name of await readdir(from)) files += await put(`${path}/${name}`, to, isLeftOut);
    return files;
  }
  await mkdir(dirname(target), { recursive: true });
  if (found.isSymbolicLink()) await symlink(await readlink(from), target);
  else await link(from, target).catch(() => copyFile(from, target));
  return 1;
}

/**
 * Puts together what a house runs: the program, the built site and hub, and the packages that these need, of which npm has
 * installed the files. What `.built` stands in is neither installed nor built again when it is started.
 *
 * @param to an empty folder, or one to be made
 * @returns how many files it holds
 */
export async function assemble(to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  let files = 0;
  for (const part of PARTS) {
    files += await put(part, to, (path) => LEFT_OUT.test(path) || isInstalled(path));
  }
  for (const path of runtimePackages()) files += await put(path, to, () => false);
  for (const name of await readdir(join(root, 'node_modules/@selvedge')))
    files += await put(`node_modules/@selvedge/${name}`, to, () => false);
  const {
    devDependencies: _,
    scripts,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const kept = Object.fromEntries(COMMANDS.map((name) => [name, scripts[name]]));
  await writeFile(
    join(to, 'package.json'),
    `${JSON.stringify({ ...manifest, scripts: kept }, null, 2)}\n`,
  );
  await writeFile(join(to, '.built'), `${new Date().toISOString()}\n`);
  return files;
}
