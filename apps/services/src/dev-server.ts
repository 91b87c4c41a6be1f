import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Site } from './pages/site.ts';
import { type RunningServer, type ServerParts, type SiteDatabase, startServer } from './server.ts';
import type { Settings } from './settings.ts';

/**
 * The public process for development: the same services, and pages that follow their sources. It has no
 * Content-Security-Policy on pages, since Vite's scripts and styles of development are inline.
 */
export async function startDevServer(
  settings: Settings,
  database: SiteDatabase,
  parts: Omit<ServerParts, 'site'> = {},
): Promise<RunningServer> {
  const site = await devSite();
  try {
    const server = await startServer(settings, database, { ...parts, site });
    return {
      ...server,
      async close() {
        await Promise.all([server.close(), site.close()]);
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}

const SITE = fileURLToPath(new URL('../../site', import.meta.url));

interface DevSite extends Site {
  close(): Promise<void>;
}

/** The site straight from its sources, by Vite: browsers see a change at once, the server renders with it. */
async function devSite(): Promise<DevSite> {
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
