import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImportRefused } from '../import-refused.ts';
import { parseMapping } from './parse-mapping.ts';
import { type NamedMapping, READY_MAPPINGS } from './ready-mappings.ts';
import { didYouMean } from './suggestion.ts';

/**
 * Loads a mapping: a ready one by its name, else the JSON file of that path.
 *
 * @throws ImportRefused when there is neither, or the file is not a right mapping
 */
export async function loadMapping(nameOrFile: string): Promise<NamedMapping> {
  const ready = READY_MAPPINGS.find(({ name }) => name === nameOrFile);
  if (ready) return ready;
  const text = await readFile(nameOrFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const names = READY_MAPPINGS.map(({ name }) => name);
    throw new ImportRefused(
      error.code === 'ENOENT'
        ? `There is no mapping "${nameOrFile}", ready-made or as a file.${didYouMean(basename(nameOrFile), names)} Ready-made are: ${names.join(', ')}.`
        : `The mapping ${nameOrFile} cannot be read: ${error.message}.`,
      { cause: error },
    );
  });
  let written: unknown;
  try {
    written = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new ImportRefused(
      `The mapping ${nameOrFile} is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
      { cause: error },
    );
  }
  return { name: nameOrFile, mapping: parseMapping(written, nameOrFile) };
}
