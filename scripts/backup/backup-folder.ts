import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { printable } from '@selvedge/import/report/summary-text';
import { z } from 'zod';
import {
  type BackupManifest,
  backupManifest,
  type FileSum,
  promisedSha256,
} from './backup-manifest.ts';

/** Written last, so that what has one is whole. */
export const MANIFEST = 'manifest.json';

/** A backup that cannot be used; the message says why, and what would be right. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}

/** How the folder of a backup is called: its time, and a number where a second has several. */
export const BACKUP_NAME = /^selvedge-\d{8}-\d{6}(?:-\d+)?$/u;

/** A name that sorts by time, in UTC: `selvedge-20261124-103000`. */
export const backupName = (time: Date): string =>
  `selvedge-${time
    .toISOString()
    .replaceAll(/[-:]|\..*/gu, '')
    .replace('T', '-')}`;

/** Whether a name below a folder is a file, and neither it nor what it lies in leads elsewhere. */
export async function isPlainFile(folder: string, file: string): Promise<boolean> {
  try {
    const path = join(folder, file);
    const real = join(await realpath(folder), file);
    return (await lstat(path)).isFile() && (await realpath(path)) === real;
  } catch {
    return false;
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const SUM = 'sha256';
const sumOfManifest = (manifest: object): string => hash('sha256', JSON.stringify(manifest));

/** Writes what a backup says of itself, with a sum over that: a changed figure in it would harm as a changed table does. */
export const writeManifest = (folder: string, manifest: BackupManifest): Promise<void> =>
  writeFile(
    join(folder, MANIFEST),
    `${JSON.stringify({ ...manifest, [SUM]: sumOfManifest(manifest) }, null, 1)}\n`,
    { mode: 0o600, flush: true },
  );

/**
 * What a backup says of itself.
 *
 * @throws {UnusableBackup} where it says nothing, or not what one of this release says
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  if (!(await isPlainFile(folder, MANIFEST)))
    throw new UnusableBackup(`${folder} is no whole backup (${MANIFEST} is missing).`);
  const text = await readFile(join(folder, MANIFEST), 'utf8');
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new UnusableBackup(`${join(folder, MANIFEST)} is damaged: it is no JSON.`);
  }
  const { [SUM]: sum, ...rest } = z.looseObject({}).catch({}).parse(said);
  // Backups of earlier releases have none.
  if (sum !== undefined && sum !== sumOfManifest(rest))
    throw new UnusableBackup(`${join(folder, MANIFEST)} was changed since the backup was taken.`);
  const { data: manifest, error } = backupManifest.safeParse(rest);
  if (!manifest)
    throw new UnusableBackup(
      `${join(folder, MANIFEST)} is damaged, or of another release: ${printable(z.prettifyError(error))}`,
    );
  return manifest;
}

/** The sum of a backup's file; undefined where there is no plain file of this name. */
export async function sumOf(folder: string, file: string): Promise<FileSum | undefined> {
  if (!(await isPlainFile(folder, file))) return undefined;
  const path = join(folder, file);
  return { sha256: await sha256Of(path), bytes: (await lstat(path)).size };
}

/** Whether an original's name allows its bytes; those of the demo promise nothing. */
export const isAsNamed = (file: string, { sha256 }: FileSum): boolean =>
  (promisedSha256(file) ?? sha256) === sha256;

/**
 * What is wrong with a backup's files, a line each: missing, shorter or longer, changed, or not what an original's
 * name says. Files that the manifest does not name are left alone.
 */
export async function damageOf(folder: string, { files }: BackupManifest): Promise<string[]> {
  const damage: string[] = [];
  for (const [file, sum] of Object.entries(files)) {
    const { sha256, bytes } = sum;
    const found = await lstat(join(folder, file)).catch(() => undefined);
    if (!found) damage.push(`${file} is missing`);
    else if (!(await isPlainFile(folder, file))) damage.push(`${file} is no plain file`);
    else if (found.size !== bytes)
      damage.push(`${file} has ${found.size} bytes instead of ${bytes}`);
    else if ((await sha256Of(join(folder, file))) !== sha256) damage.push(`${file} was changed`);
    else if (!isAsNamed(file, sum))
      damage.push(`${file} was damaged before the backup was taken: its name is not its SHA-256`);
  }
  return damage;
}
