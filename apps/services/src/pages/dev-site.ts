import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Site } from './site.ts';

const SITE = fileURLToPath(new URL('../../../site', import.meta.url));

export interface DevSite extends Site {
  close(): Promise<void>;
}

/** The site straight from its sources, by Vite: browsers see a change at once, the server renders with it. */
export async function devSite(): Promise<DevSite> {
  const vite = await createServer({
    root: SITE,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    // The virtual module is React Router's own, of this type.
    build: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
