import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

/** The site's pages, as they are served: built, or in development made anew after each change. */
export interface Site {
  build(): Promise<ServerBuild>;
  /** Folder of the files that browsers load; none where `middleware` serves them. */
  readonly clientDir?: string;
  /** Answers requests for modules and assets, and passes all others on. */
  middleware?(
    request: IncomingMessage,
    answer: ServerResponse,
    next: (error?: unknown) => void,
  ): void;
}

const BUILD = new URL('../../../site/build/', import.meta.url);

/**
 * The site as built by `npm start`.
 *
 * @param build folder of the build, with a trailing slash; the site's own by default
 * @throws Error when there is no build
 */
export async function builtSite(build: URL = BUILD): Promise<Site> {
  const entry = new URL('server/index.js', build);
  if (!existsSync(entry)) throw new Error('The site is not built; npm start builds it');
  const server = (await import(pathToFileURL(fileURLToPath(entry)).href)) as ServerBuild; // what the compiler writes
  return { build: async () => server, clientDir: fileURLToPath(new URL('client/', build)) };
}
