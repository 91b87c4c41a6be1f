import { link, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { dumpDatabase } from '@selvedge/database/backup/dump-database';
import type { DatabaseUrls } from '@selvedge/database/connection';
import { openOriginals } from '@selvedge/pictures/open-originals';
import {
  ORIGINAL_ENDINGS,
  OriginalDamaged,
  type Originals,
  OriginalsAway,
} from '@selvedge/pictures/originals';
import type { S3Settings } from '@selvedge/pictures/s3-settings';
import { backupName, isAsNamed, sumOf, writeManifest } from './backup-folder.ts';
import {
  type BackupManifest,
  DATABASE_FOLDER,
  type FileSum,
  mediaFile,
} from './backup-manifest.ts';
import { backupsIn, type HeldBackup, removeUnfinished } from './held-backups.ts';

/** What a backup is taken of. */
export interface BackupSource extends DatabaseUrls {
  readonly dataDir: string;
  readonly s3: S3Settings | undefined;
}

interface BackupOptions {
  /** Leaves out originals. */
  readonly databaseAlone?: boolean;
  readonly now?: Date;
}

/** How an original is named wherever one is named. Longer than any that stands across two pieces is what is kept of one. */
const ORIGINAL = new RegExp(`\\b([0-9a-f]{40,64})\\.(${ORIGINAL_ENDINGS.join('|')})\\b`, 'gu');
const LONGEST_NAME = 80;

/** Collects the names of originals out of a text that comes in pieces. */
function originalNames() {
  const names = new Set<string>();
  let tail = '';
  return {
    names,
    see: (piece: string): void => {
      const text = tail + piece;
      for (const [name] of text.matchAll(ORIGINAL)) names.add(name);
      tail = text.slice(-LONGEST_NAME);
    },
  };
}

/** Links an original of an earlier backup, if it is what that backup was given. @returns its sum; undefined where it is not */
async function linkOriginal(
  file: string,
  to: string,
  earlier: HeldBackup,
): Promise<FileSum | undefined> {
  const was = earlier.manifest.files[file];
  if (!was || !isAsNamed(file, was)) return undefined;
  const isLinked = await link(join(earlier.folder, file), join(to, file)).then(
    () => true,
    () => false, // it has gone, or the disk knows no links
  );
  if (!isLinked) return undefined;
  const is = await sumOf(to, file);
  if (is?.sha256 === was.sha256) return is;
  await rm(join(to, file));
  return undefined;
}

/**
 * Links the same original of an earlier backup, or writes it. One whose name is the hash of other bytes was damaged before:
 * it is as lost as one that is gone.
 *
 * @returns its sum; undefined where there is none
 */
async function keepOriginal(
  file: string,
  { to, earlier, originals }: { to: string; earlier: HeldBackup | undefined; originals: Originals },
): Promise<FileSum | undefined> {
  await mkdir(dirname(join(to, file)), { recursive: true, mode: 0o700 });
  const linked = earlier && (await linkOriginal(file, to, earlier));
  if (linked) return linked;
  const bytes = await readOriginal(originals, file);
  if (bytes === null) return undefined;
  await writeFile(join(to, file), bytes, { mode: 0o600, flush: true });
  const sum = await sumOf(to, file);
  if (sum && isAsNamed(file, sum)) return sum;
  await rm(join(to, file));
  return undefined;
}

const hashOf = (file: string): string => basename(file).split('.', 1)[0] ?? '';

async function readOriginal(originals: Originals, file: string): Promise<Buffer | null> {
  try {
    return await originals.read(hashOf(file));
  } catch (error) {
    if (error instanceof OriginalDamaged) return null;
    throw error;
  }
}

/**
 * Tells whether originals are still where they are kept, which nobody has looked at for those that are linked from an earlier
 * backup. A store that does not answer is asked once: the database is no less worth a backup then.
 */
function lookingFor(originals: Originals) {
  let away: string | undefined;
  return {
    away: () => away,
    isGone: async (file: string): Promise<boolean> => {
      if (away !== undefined) return false;
      try {
        return !(await originals.has(hashOf(file)));
      } catch (error) {
        if (!(error instanceof OriginalsAway)) throw error;
        away = error.message;
        return false;
      }
    },
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Takes a backup while everything runs: one state of the database, and after it the originals that this state names, which
 * never change. It is whole once its folder has its name.
 *
 * @param target holds backups, or is made
 * @returns the backup's folder and manifest, the originals that earlier backups have and the house has no more, and why these
 *   could not all be looked for
 * @throws {NothingToDump} where the database is none of ours
 */
export async function makeBackup(
  { dataDir, s3, ...urls }: BackupSource,
  target: string,
  { databaseAlone = false, now = new Date() }: BackupOptions = {},
): Promise<
  HeldBackup & { readonly goneMedia: readonly string[]; readonly away: string | undefined }
> {
  const earlier = (await backupsIn(target, now)).backups.at(-1);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await removeUnfinished(target, now);
  const draft = join(target, `.${backupName(now)}.${process.pid}`);
  await mkdir(draft, { mode: 0o700 }); // which fails where somebody was quicker
  try {
    await mkdir(join(draft, DATABASE_FOLDER), { mode: 0o700 });
    const found = originalNames();
    const database = await dumpDatabase(urls, join(draft, DATABASE_FOLDER), found.see);
    const originals = openOriginals(join(dataDir, 'media'), s3);
    const looking = lookingFor(originals);
    const [missingMedia, goneMedia]: [string[], string[]] = [[], []];
    const kept = new Map<string, FileSum>();
    for (const name of databaseAlone ? [] : [...found.names].sort()) {
      const file = mediaFile(name);
      const sum = await keepOriginal(file, { to: draft, earlier, originals });
      if (sum) kept.set(file, sum);
      else missingMedia.push(name);
      if (sum && (await looking.isGone(file))) goneMedia.push(name);
    }
    const files: BackupManifest['files'] = {};
    for (const file of await filesBelow(draft)) {
      const sum = kept.get(file) ?? (await sumOf(draft, file));
      if (sum) files[file] = sum;
    }
    const manifest: BackupManifest = {
      format: 'selvedge backup 1',
      takenAt: now.toISOString(),
      database,
      files,
      missingMedia,
      ...(databaseAlone && { databaseAlone }),
    };
    await writeManifest(draft, manifest);
    const folder = await nameFolder(draft, join(target, backupName(now)));
    return { folder, manifest, goneMedia, away: looking.away() };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const TAKEN_MEANWHILE: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOTDIR']);

/** Gives a finished folder its name, or the next that is free. */
async function nameFolder(draft: string, wanted: string): Promise<string> {
  for (let again = 0; ; again++) {
    const folder = again === 0 ? wanted : `${wanted}-${again}`;
    if (await lstat(folder).catch(() => undefined)) continue;
    try {
      await rename(draft, folder);
      return folder;
    } catch (error) {
      // Somebody was quicker.
      if (!TAKEN_MEANWHILE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
