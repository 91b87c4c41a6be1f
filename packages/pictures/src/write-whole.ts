import { randomUUID } from 'node:crypto';
import { chmod, type FileHandle, lchown, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

const OTHERS = 0o077;
const OWNER_ONLY = 0o700;
const FOR_ALL = { file: 0o644, folder: 0o755 };

/** Makes a folder and those above it that are missing. */
async function makeFolder(folder: string, isSecret: boolean): Promise<void> {
  const mode = isSecret ? OWNER_ONLY : undefined;
  const first = await mkdir(folder, { recursive: true, mode });
  if (first === undefined || !isRoot) return;
  const { uid, gid } = await stat(dirname(first));
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await lchown(made, uid, gid);
    if (!isSecret) await chmod(made, FOR_ALL.folder);
  }
}

/** What root writes belongs to whom its folder belongs to: a house may run as an ordinary user, and have its commands called by root. */
export async function giveToFolderOwner(file: FileHandle, path: string): Promise<void> {
  if (!isRoot) return;
  const { uid, gid } = await stat(dirname(path));
  await file.chown(uid, gid);
}

/**
 * Writes a file whole or not at all, also through a power cut: under a hidden name first, onto the disk, then renamed.
 * The folders above it are made, and what root makes belongs to whom the folder above belongs to.
 *
 * @param mode of the file; by default the system's, but what root writes so all can read, whatever its umask: the site is
 *   another user's. Folders of one that is its owner's alone are so too.
 */
export async function writeWhole(path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const isSecret = mode !== undefined && (mode & OTHERS) === 0;
  await makeFolder(dirname(path), isSecret);
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const file = await open(draft, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await giveToFolderOwner(file, path);
      if (isRoot && mode === undefined) await file.chmod(FOR_ALL.file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
