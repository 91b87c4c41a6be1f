import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportRefused } from '../import-refused.ts';

/** Most files of a folder of pictures. */
const MAX_FILES = 500_000;

/**
 * The files of a folder and its subfolders by name in lower case. Links are not followed, so nothing outside of the
 * folder can be reached. Of two files with one name the first in alphabetical order of paths counts.
 *
 * @throws ImportRefused when there is no such folder, or it holds more than 500,000 files
 */
export async function listPictures(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: Error) => {
      throw new ImportRefused(
        `The folder of pictures ${folder} cannot be read: ${error.message}.`,
        {
          cause: error,
        },
      );
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name.toLowerCase(), path: join(entry.parentPath, entry.name) }));
  if (paths.length > MAX_FILES) {
    throw new ImportRefused(`The folder of pictures ${folder} holds more than ${MAX_FILES} files.`);
  }
  paths.sort((a, b) => (a.path < b.path ? 1 : -1));
  return new Map(paths.map(({ name, path }) => [name, path]));
}

/**
 * The file name that a picture field means, in lower case: the last part of a path (with either slash) or of an address
 * without its query.
 */
export function pictureName(written: string): string {
  const isAddress = /^(?:https?:)?\/\//iu.test(written);
  const path = isAddress ? written.replace(/[?#].*$/su, '') : written;
  const last = path.split(/[/\\]/u).at(-1) ?? '';
  return (isAddress ? decoded(last) : last).trim().toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
