import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Below this an answer fits into one packet anyway. */
const SMALLEST_BYTES = 1024;

/**
 * Writes the files of a built site that are text once more as `.br` and `.gz`, at the strongest level: they are built
 * once and sent often, and a fifth smaller than what a server would make of them in passing.
 *
 * @param folder the build's files for browsers
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt,xml}', { cwd: folder }).map((name) =>
    join(folder, name),
  );
  await Promise.all(
    files
      .filter((file) => statSync(file).size >= SMALLEST_BYTES)
      .map(async (file) => {
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, await brotliOf(content));
        writeFileSync(`${file}.gz`, await gzipOf(content, { level: zlib.Z_BEST_COMPRESSION }));
      }),
  );
}
