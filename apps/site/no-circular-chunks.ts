import type { Plugin } from 'vite';

/**
 * Fails the build where files of it import each other in a circle: one of them would run before what it needs is there,
 * and a page would break in the browser though it renders on the server.
 */
export function noCircularChunks(): Plugin {
  return {
    name: 'no-circular-chunks',
    generateBundle(_, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const done = new Set<string>();
      const visit = (file: string, above: readonly string[]): void => {
        if (above.includes(file))
          this.error(
            `The files of the build import each other in a circle: ${[...above.slice(above.indexOf(file)), file].join(' → ')}. ` +
              'Lower entriesAwareMergeThreshold in vite.config.ts, so that fewer modules share a file.',
          );
        if (done.has(file)) return;
        for (const next of importsOf(file)) visit(next, [...above, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
