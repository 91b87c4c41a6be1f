import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { giveToFolderOwner } from '@selvedge/pictures/write-whole';

/** The file's kind and the version of its layout; another layout needs another number. */
const MAGIC = Buffer.from('selvedge kept 1\n');
const LENGTH_BYTES = 8;
const DIGEST_BYTES = 32;
/** A million SKUs take a third of it. */
const LARGEST_FILE_BYTES = 4 * 2 ** 30;

/** A file is not what {@link writeStoredFile} wrote, or not all of it. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/**
 * Writes pieces of bytes into a file that is there whole or not at all, whatever ends the process or the machine: it is
 * written aside, synced, and put in the place of the one before. Layout: MAGIC, then each piece after its length (64 bits,
 * little-endian), a length of 0, and the SHA-256 of everything before.
 *
 * @param pieces none of them empty; each is written before the next is asked for
 * @throws what the file system throws; RangeError above 4 GiB. The file of before is untouched then.
 */
export async function writeStoredFile(path: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const aside = `${path}.new`;
  await mkdir(dirname(path), { recursive: true });
  try {
    // Never through a link that lies there: the folder is the site's, and root's commands write in it too.
    await rm(aside, { force: true });
    const file = await open(aside, 'wx', 0o600);
    try {
      await giveToFolderOwner(file, aside);
      await writePieces(file, pieces);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close()); // the renaming too
}

async function writePieces(file: FileHandle, pieces: Iterable<Uint8Array>): Promise<void> {
  const hash = createHash('sha256');
  let written = 0;
  const write = async (bytes: Uint8Array) => {
    written += bytes.length;
    if (written > LARGEST_FILE_BYTES) throw new RangeError('The file would be too large');
    hash.update(bytes);
    for (let from = 0; from < bytes.length; ) {
      from += (await file.write(bytes, from)).bytesWritten;
    }
  };
  await write(MAGIC);
  for (const piece of pieces) {
    if (piece.length === 0) throw new RangeError('An empty piece would end the file');
    await write(lengthBytes(piece.length));
    await write(piece);
  }
  await write(lengthBytes(0));
  await file.write(hash.digest());
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeBigUInt64LE(BigInt(length));
  return bytes;
}

/**
 * Reads what {@link writeStoredFile} wrote. Each piece has memory of its own.
 *
 * @throws {DamagedFileError} where it is anything else; what the file system throws, ENOENT where there is none
 */
export async function readStoredFile(path: string): Promise<Buffer[]> {
  const file = await open(path, 'r');
  try {
    return await readPieces(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function readPieces(file: FileHandle, sizeBytes: number): Promise<Buffer[]> {
  const hash = createHash('sha256');
  let left = Math.min(sizeBytes, LARGEST_FILE_BYTES) - DIGEST_BYTES;
  /** So many bytes, and the length of the piece after them. */
  const readWithNext = async (length: number) => {
    left -= length + LENGTH_BYTES;
    if (left < 0) throw new DamagedFileError('It is cut short');
    const bytes = await readBytes(file, length + LENGTH_BYTES);
    return { bytes, nextLength: Number(bytes.readBigUInt64LE(length)) };
  };
  const start = await readWithNext(MAGIC.length);
  if (!start.bytes.subarray(0, MAGIC.length).equals(MAGIC))
    throw new DamagedFileError('It is of another kind');
  hash.update(start.bytes);
  const pieces: Buffer[] = [];
  let length = start.nextLength;
  let reading = length > 0 ? readWithNext(length) : undefined;
  while (reading) {
    const { bytes, nextLength } = await reading;
    // The next piece is read while this one is hashed.
    reading = nextLength > 0 ? readWithNext(nextLength) : undefined;
    hash.update(bytes);
    pieces.push(bytes.subarray(0, length));
    length = nextLength;
  }
  if (!hash.digest().equals(await readBytes(file, DIGEST_BYTES))) {
    throw new DamagedFileError('Its checksum is another');
  }
  return pieces;
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let from = 0; from < length; ) {
    const { bytesRead } = await file.read(bytes, from, length - from);
    if (bytesRead === 0) throw new DamagedFileError('It is cut short');
    from += bytesRead;
  }
  return bytes;
}
