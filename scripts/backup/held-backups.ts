import { lstat, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { printable } from '@selvedge/import/report/summary-text';
import {
  BACKUP_NAME,
  backupName,
  isPlainFile,
  MANIFEST,
  readManifest,
  UnusableBackup,
} from './backup-folder.ts';
import type { BackupManifest } from './backup-manifest.ts';

/** A backup, and what it says of itself. */
export interface HeldBackup {
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/** Something in a folder of backups that has the name of one, and that nothing is done with. */
export interface LeftAlone {
  readonly path: string;
  readonly why: string;
}

/** One line for each, as the commands say it. */
export const leftAloneLine = ({ path, why }: LeftAlone): string =>
  printable(`${path} is left alone: ${why}`);

const GROUP_OR_OTHERS_WRITE = 0o022;
/** A backup's time may be so far ahead of the clock, which may have been put right since. */
const AHEAD_MS = 5 * 60 * 1000;
/** So many files are looked at together. */
const TOGETHER = 64;

/** Why others can have made or changed a file or folder; undefined where they cannot, or it is missing. */
async function faultOf(path: string, kind: 'file' | 'folder'): Promise<string | undefined> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => error.code ?? 'error');
  if (found === 'ENOENT') return undefined; // which is damage, and told by `damageOf`
  if (typeof found === 'string') return `${path} cannot be looked at (${found})`;
  if (kind === 'file' ? !found.isFile() : !found.isDirectory())
    return `${path} is no plain ${kind}`;
  const uid = process.getuid?.();
  if (uid === undefined) return undefined; // a system that knows neither
  if (found.uid !== uid)
    return `${path} belongs to user ${found.uid}, and this is run by user ${uid}`;
  if ((found.mode & GROUP_OR_OTHERS_WRITE) !== 0)
    return `${path} can be changed by other users (chmod -R go-w)`;
  return undefined;
}

/** All folders that lie between a backup's own and its files. */
function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files)
    for (let above = dirname(file); above !== '.'; above = dirname(above)) folders.add(above);
  return [...folders];
}

/** Why what has the name of a backup does not count as one; its manifest where it does. */
async function judge(folder: string, now: Date): Promise<BackupManifest | string> {
  const fault =
    (await faultOf(folder, 'folder')) ?? (await faultOf(join(folder, MANIFEST), 'file'));
  if (fault !== undefined) return fault;
  const manifest = await readManifest(folder).catch((error: unknown) => {
    if (error instanceof UnusableBackup) return error.message;
    throw error;
  });
  if (typeof manifest === 'string') return manifest;
  const takenAt = new Date(manifest.takenAt);
  if (backupName(takenAt) !== basename(folder).replace(/^(\w+-\d+-\d+)-\d+$/u, '$1'))
    return `its manifest says ${manifest.takenAt}, and its name another time`;
  if (takenAt.getTime() - now.getTime() > AHEAD_MS)
    return `it says that it is taken on ${manifest.takenAt}, which is yet to come`;
  const files = Object.keys(manifest.files);
  const parts = [
    ...foldersOf(files).map((path) => ({ path, kind: 'folder' }) as const),
    ...files.map((path) => ({ path, kind: 'file' }) as const),
  ];
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const some = parts.slice(at, at + TOGETHER);
    const faults = await Promise.all(
      some.map((part) => faultOf(join(folder, part.path), part.kind)),
    );
    const first = faults.find((found) => found !== undefined);
    if (first !== undefined) return first;
  }
  return manifest;
}

/** The number that a backup has beside others of its second. */
const placeInSecond = (folder: string): number => Number(/-\d+-\d+-(\d+)$/u.exec(folder)?.[1] ?? 0);

const byAge = (one: HeldBackup, other: HeldBackup): number =>
  Date.parse(one.manifest.takenAt) - Date.parse(other.manifest.takenAt) ||
  placeInSecond(one.folder) - placeInSecond(other.folder);

/** What has the name of a backup in a folder; none where there is no such folder. */
async function namedIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => BACKUP_NAME.test(name)).sort();
}

/**
 * The backups of a folder, the oldest first, and apart from them what only has the name of one. Others may be able to add
 * to a folder of backups: one counts where whoever runs this owns it with all its files, nobody else can write to them, its
 * manifest is as it should be, and its name is the time in it, which is not yet to come. Whether its files are still what
 * they were is for `damageOf`.
 */
export async function backupsIn(
  folder: string,
  now = new Date(),
): Promise<{ readonly backups: readonly HeldBackup[]; readonly leftAlone: readonly LeftAlone[] }> {
  const backups: HeldBackup[] = [];
  const leftAlone: LeftAlone[] = [];
  for (const name of await namedIn(folder)) {
    const path = join(folder, name);
    const judged = await judge(path, now);
    if (typeof judged === 'string') leftAlone.push({ path, why: judged });
    else backups.push({ folder: path, manifest: judged });
  }
  return { backups: backups.sort(byAge), leftAlone };
}

/**
 * Removes all but the newest backups, and never the one that was just taken. @returns the folders that are gone
 *
 * @param backups the oldest first
 * @param keep at least 1
 * @param taken the folder of the one that was just taken
 */
export async function removeOldBackups(
  backups: readonly HeldBackup[],
  keep: number,
  taken: string,
): Promise<string[]> {
  const old = backups.map(({ folder }) => folder).slice(0, -keep);
  const removed = old.filter((folder) => folder !== taken);
  for (const folder of removed) {
    // One that is interrupted here is a draft, and has the name of a backup no more.
    const going = join(dirname(folder), `.${basename(folder)}.${process.pid}`);
    await rename(folder, going);
    await rm(going, { recursive: true });
  }
  return removed;
}

/** No backup takes a day: one that is still unfinished then was interrupted, by the machine's end for instance. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;

/** Removes what interrupted backups of whoever runs this have left in a folder: it holds what a backup holds, and is none. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isDraft = name.startsWith('.') && BACKUP_NAME.test(name.slice(1).replace(/\.\d+$/u, ''));
    if (!isDraft || (await faultOf(path, 'folder')) !== undefined) continue;
    if (now.getTime() - (await lstat(path)).mtimeMs > UNFINISHED_MS)
      await rm(path, { recursive: true });
  }
}

/**
 * The backup that a person names: the folder of one, whosever it is, or one that holds several, of which the newest that
 * counts is meant.
 *
 * @returns the backup, and what was passed over
 * @throws {UnusableBackup} where there is none, or its manifest is not as it should be
 */
export async function openBackup(
  named: string,
): Promise<HeldBackup & { readonly leftAlone: readonly LeftAlone[] }> {
  // A manifest that somebody put beside the backups makes them no parts of one.
  if ((await namedIn(named)).length === 0 && (await isPlainFile(named, MANIFEST)))
    return { folder: named, manifest: await readManifest(named), leftAlone: [] };
  const { backups, leftAlone } = await backupsIn(named);
  const newest = backups.at(-1);
  if (newest) return { ...newest, leftAlone };
  const none = `${named} is no whole backup, and holds none (${MANIFEST} is missing).`;
  const lines = leftAlone.map(leftAloneLine).join('\n');
  throw new UnusableBackup(
    lines === ''
      ? none
      : `${named} holds no backup that counts. Name the folder of one to take it all the same.\n${lines}`,
  );
}
