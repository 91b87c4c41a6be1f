import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import yauzl from 'yauzl';
import { ImportRefused } from '../import-refused.ts';

/** Files of an archive. */
const MOST_FILES = 20_000;
/** Bytes of all of them: pictures are hardly smaller in an archive than beside it. */
const MOST_BYTES = 512 << 20;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/iu;
/** Bytes of a file's name that file systems take. */
const LONGEST_NAME = 255;
/** What a Mac adds beside each file has its name too. */
const OF_A_MAC = /(?:^|\/)(?:__MACOSX\/|\._)/u;

/**
 * Unpacks the pictures of a ZIP archive, each by its own name, whatever folder it lay in. Other files are passed over.
 *
 * @param folder is emptied first
 * @throws ImportRefused when the archive is broken, protected by a password, or larger than its bounds
 */
export async function unpackPictures(path: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = await yauzl.openPromise(path).catch((error: unknown) => {
    throw broken(error);
  });
  let files = 0;
  let bytes = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      if (!PICTURE.test(fileName) || OF_A_MAC.test(fileName)) continue;
      files++;
      bytes += uncompressedSize;
      if (files > MOST_FILES) throw tooMuch(`more than ${MOST_FILES} pictures`);
      if (bytes > MOST_BYTES) throw tooMuch(`more than ${MOST_BYTES >> 20} MB of pictures`);
      if (uncompressedSize > MAX_ORIGINAL_BYTES)
        throw tooMuch(`${fileName} of more than ${MAX_ORIGINAL_BYTES >> 20} MB`);
      if (Buffer.byteLength(basename(fileName)) > LONGEST_NAME)
        throw new ImportRefused(
          `A picture of the archive has a name of more than ${LONGEST_NAME} bytes: "${basename(fileName).slice(0, 40)}…". Give it a shorter one, there and in the product file.`,
        );
      if (entry.isEncrypted())
        throw new ImportRefused('The archive of pictures is protected by a password.');
      const apart = join(folder, String(files)); // two folders may have a picture of one name
      await mkdir(apart);
      const picture = createWriteStream(join(apart, basename(fileName)), { mode: 0o600 });
      await pipeline(await archive.openReadStreamPromise(entry), picture);
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : broken(error);
  } finally {
    archive.close();
  }
}

const tooMuch = (what: string): ImportRefused =>
  new ImportRefused(
    `The archive of pictures holds ${what}. Send them in several, one after another.`,
  );

const broken = (error: unknown): ImportRefused =>
  new ImportRefused(
    `The archive of pictures is no ZIP, or is broken (${error instanceof Error ? error.message : String(error)}). Nothing was imported.`,
    { cause: error },
  );
