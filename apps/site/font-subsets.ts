import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Pages import `@fonts/serif.woff2` and `@fonts/sans.woff2`. */
const FONT_ALIAS = '@fonts';

/**
 * What the design uses of each font: headings are bold and large, so the serif stands still at weight 700 in a display
 * size; the sans varies from regular to semibold. It takes both from 157 to 41 kB.
 */
const FONTS = {
  serif: {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: { wght: 700, opsz: 40 },
  },
  sans: {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
} as const;

/** Basic Latin, Latin-1 and Latin Extended-A, and the marks that typeset text uses. */
const CHARACTERS =
  Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') +
  '–—‘’“”…•′″×€™';

async function subset(folder: string, name: keyof typeof FONTS): Promise<void> {
  const { source, axes } = FONTS[name];
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const made = await subsetFont(font, CHARACTERS, { targetFormat: 'woff2', variationAxes: axes });
  // Written aside and renamed, so that a build that is cut off leaves no half font behind.
  const file = join(folder, `${name}.woff2`);
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
}

/** Cuts the fonts down, once for each set of parameters and font versions, and lets pages import the results. */
export function fontSubsets(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'font-subsets',
    async config() {
      const versions = Object.values(FONTS).map(({ source }) => require.resolve(source));
      const manifests = await Promise.all(
        versions.map((file) => readFile(join(dirname(file), '../package.json'), 'utf8')),
      );
      const key = createHash('sha256')
        .update(JSON.stringify([FONTS, CHARACTERS, manifests]))
        .digest('hex')
        .slice(0, 16);
      const folder = join(import.meta.dirname, '.cache/fonts', key);
      await mkdir(folder, { recursive: true });
      for (const name of ['serif', 'sans'] as const)
        if (!existsSync(join(folder, `${name}.woff2`))) await subset(folder, name);
      return { resolve: { alias: { [FONT_ALIAS]: folder } } };
    },
  };
}
