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
import { root } from '../machine/paths.ts';
import { runtimeFiles } from './runtime-files.ts';

/** The commands that a house runs; the others are for whoever changes the program. */
const COMMANDS = ['start', 'import', 'backup', 'restore', 'verify', 'rotate-keys'];

/** Scripts that are started by their names; what they import comes with them. */
const STARTED = [
  'bootstrap.mjs',
  'ready.mjs',
  'output/log-lines.mjs',
  'processes/site-process.ts',
  ...COMMANDS.map((name) => `${name}.ts`),
].map((name) => `scripts/${name}`);

/** What the program runs from, beside its packages. The site and the hub are there as they were built, too. */
const PARTS = [
  'LICENSE',
  'deploy',
  'docs/operations.md',
  'packages',
  'apps/services',
  'apps/site/package.json',
  'apps/site/build',
  'apps/hub/package.json',
  'apps/hub/next.config.mjs',
  'apps/hub/tsconfig.json',
  'apps/hub/src',
  'apps/hub/.next',
];

/** Tests, what they stand on, and what builders keep for the next time. */
const LEFT_OUT =
  /(?:^|\/)(?:test|testing|cache|dev|diagnostics|trace|trace-build|\.turbo)$|\.(?:test|spec)\.[jt]sx?$|\.tsbuildinfo$|\.map$/u;

/** Packages within a workspace, which come by the lock; the hub's build has names of its own for some. */
const isInstalled = (path: string): boolean =>
  path.endsWith('/node_modules') && !path.endsWith('.next/node_modules');

/** The files below a folder of the repository, from the root, but for those that are left out. */
async function filesIn(path: string): Promise<string[]> {
  if (LEFT_OUT.test(path) || isInstalled(path)) return [];
  const found = await lstat(join(root, path)).catch(() => null);
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = await readdir(join(root, path));
  return (await Promise.all(names.map((name) => filesIn(`${path}/${name}`)))).flat();
}

/** Whether Node.js runs a file of the program, so that its imports are followed; the hub's pages are Next's to follow. */
const isRun = (path: string): boolean =>
  /\.(?:ts|js|mjs)$/u.test(path) &&
  !/^apps\/(?:site\/build\/client|hub\/(?:\.next|src\/app))\//u.test(path);

/** Puts a file or link of the repository, or all of a folder, into another place; bytes are shared where that can be done. */
async function put(path: string, to: string): Promise<number> {
  const from = join(root, path);
  const target = join(to, path);
  const found = await lstat(from).catch(() => null);
  if (!found) return 0;
  if (found.isDirectory()) {
    let files = 0;
    for (const name of await readdir(from)) files += await put(`${path}/${name}`, to);
    return files;
  }
  await mkdir(dirname(target), { recursive: true });
  if (found.isSymbolicLink()) await symlink(await readlink(from), target);
  else await link(from, target).catch(() => copyFile(from, target));
  return 1;
}

/**
 * Puts together what a house runs: the program, the built site and hub, and of the packages that npm has installed the files
 * that these need. What `.built` stands in is neither installed nor built again when it is started.
 *
 * @param to an empty folder, or one to be made
 * @returns how many files it holds
 */
export async function assemble(to: string): Promise<number> {
  const own = (await Promise.all(PARTS.map(filesIn))).flat();
  const lists = own.filter((path) => path.endsWith('.nft.json'));
  const needed = await runtimeFiles([...STARTED, ...own.filter(isRun)], lists);
  await mkdir(to, { recursive: true });
  let files = 0;
  for (const path of new Set([...own, ...needed])) files += await put(path, to);
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
