import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Config } from 'payload';
import { contentCollections, contentGlobals } from './collections/content/content-collections.ts';
import { users } from './collections/users.ts';
import type { HubSettings } from './settings.ts';

const folder = join(fileURLToPath(import.meta.url), '..', '/');

/** The hub as Payload takes it: what it keeps, who may do what, how it looks. */
export function hubConfig(settings: HubSettings): Config {
  return {
    secret: settings.PAYLOAD_SECRET,
    telemetry: false,
    admin: {
      user: users.slug,
      importMap: { baseDir: folder },
      meta: { titleSuffix: ' · Selvedge hub' },
    },
    collections: [...contentCollections, users],
    globals: contentGlobals,
    graphQL: { disable: true },
    db: postgresAdapter({
      pool: { connectionString: settings.HUB_DATABASE_URL },
      schemaName: 'hub',
      push: false,
      migrationDir: `${folder}migrations`,
    }),
    typescript: { outputFile: `${folder}payload-types.ts` },
  };
}
