import { devSite } from './pages/dev-site.ts';
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
      address: server.address,
      async close() {
        await Promise.all([server.close(), site.close()]);
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}
