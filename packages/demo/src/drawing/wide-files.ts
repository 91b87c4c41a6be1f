import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { putFile } from './draw-job.ts';
import type { Picture } from './picture.ts';

/** What product pages show on a screen with two pixels to the point; wider is wanted only by who looks closer. */
const WIDE_PX = 1280;

/** How wide a picture is kept once it was drawn wide. */
export const keptWidePx = ({ widthPx }: Pick<Picture, 'widthPx'>): number =>
  Math.min(widthPx, WIDE_PX);

/** The demo's pictures that were drawn wide, each under its name. The folder may be deleted at any time. */
export interface WideFiles {
  /** The bytes, or null where it is not kept. */
  read(key: string): Promise<Buffer | null>;
  /** Keeps a picture, whole or not at all. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Forgets all but these, such as what another version drew, and gives the names of those that are kept. */
  keepOnly(keys: ReadonlySet<string>): Promise<Set<string>>;
}

export function wideFiles(folder: string): WideFiles {
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), `${key}.jpg`);
  return {
    async read(key) {
      const bytes = await readFile(fileOf(key)).catch(() => null);
      return bytes?.length ? bytes : null;
    },
    write: (key, bytes) => putFile(fileOf(key), bytes),
    async keepOnly(keys) {
      await mkdir(folder, { recursive: true });
      const kept = new Set<string>();
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = entry.name.replace(/\.jpg$/u, '');
        if (keys.has(key) && (await stat(path)).size > 0) kept.add(key);
        else await rm(path, { force: true });
      }
      return kept;
    },
  };
}
