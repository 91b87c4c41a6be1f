import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { dumpDatabase } from '@selvedge/database/backup/dump-database';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { ORIGINAL_ENDINGS, type Originals } from '@selvedge/pictures/originals';
import type { S3Settings } from '@selvedge/pictures/s3-settings';
import { backupName, backupsIn, MANIFEST, sha256Of } from './backup-folder.ts';
import {
  type BackupManifest,
  DATABASE_FOLDER,
  isMailName,
  MAIL_FOLDER,
  MEDIA_FOLDER,
} from './backup-manifest.ts';

/** What a backup is taken of. */
export interface BackupSource {
  readonly dataDir: string;
  readonly ownerUrl: string;
  readonly s3: S3Settings | undefined;
}

interface BackupOptions {
  /** Leaves out originals and mails. */
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

/** Writes an original, or links the same one of an earlier backup. @returns whether there is one */
async function keepOriginal(
  name: string,
  { to, earlier, originals }: { to: string; earlier: string | undefined; originals: Originals },
): Promise<boolean> {
  const below = join(MEDIA_FOLDER, name.slice(0, 2), name);
  const path = join(to, below);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (earlier !== undefined) {
    const isLinked = await link(join(earlier, below), path).then(
      () => true,
      () => false, // it has none, or the disk knows no links
    );
    if (isLinked) return true;
  }
  const [hash = ''] = name.split('.', 1);
  const bytes = await originals.read(hash);
  if (bytes === null) return false;
  await writeFile(path, bytes, { mode: 0o600, flush: true });
  return true;
}

async function keepMails(mails: string, to: string): Promise<void> {
  if (!(await stat(mails).catch(() => undefined))) return; // none was sent
  const entries = await readdir(mails, { withFileTypes: true });
  await mkdir(to, { mode: 0o700 });
  for (const entry of entries)
    if (entry.isFile() && isMailName(entry.name))
      await copyFile(join(mails, entry.name), join(to, entry.name));
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
 * never change, and the mails on the disk. It is whole once its folder has its name.
 *
 * @param target holds backups, or is made
 * @returns the backup's folder and manifest
 * @throws {NothingToDump} where the database is none of ours
 */
export async function makeBackup(
  { dataDir, ownerUrl, s3 }: BackupSource,
  target: string,
  { databaseAlone = false, now = new Date() }: BackupOptions = {},
): Promise<{ readonly folder: string; readonly manifest: BackupManifest }> {
  const earlier = (await backupsIn(target)).at(-1);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const draft = join(target, `.${backupName(now)}.${process.pid}`);
  await mkdir(join(draft, DATABASE_FOLDER), { recursive: true, mode: 0o700 });
  try {
    const found = originalNames();
    const database = await dumpDatabase(ownerUrl, join(draft, DATABASE_FOLDER), found.see);
    const originals = openOriginals(join(dataDir, 'media'), s3);
    const missingMedia: string[] = [];
    for (const name of databaseAlone ? [] : [...found.names].sort()) {
      const isThere = await keepOriginal(name, { to: draft, earlier, originals });
      if (!isThere) missingMedia.push(name);
    }
    if (!databaseAlone) await keepMails(join(dataDir, 'mail'), join(draft, MAIL_FOLDER));
    const files: BackupManifest['files'] = {};
    for (const file of await filesBelow(draft)) {
      const path = join(draft, file);
      files[file] = { sha256: await sha256Of(path), bytes: (await stat(path)).size };
    }
    const manifest: BackupManifest = {
      format: 'selvedge backup 1',
      takenAt: now.toISOString(),
      database,
      files,
      missingMedia,
    };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    });
    const folder = await nameFolder(draft, join(target, backupName(now)));
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Gives a finished folder its name, or the next that is free. */
async function nameFolder(draft: string, wanted: string): Promise<string> {
  for (let again = 0; ; again++) {
    const folder = again === 0 ? wanted : `${wanted}-${again}`;
    if (await stat(folder).catch(() => undefined)) continue;
    await rename(draft, folder);
    return folder;
  }
}
