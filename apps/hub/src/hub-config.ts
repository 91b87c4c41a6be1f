import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import type { Config } from 'payload';
import sharp from 'sharp';
import { audited, auditedGlobal } from './audit/audited.ts';
import { contentCollections, contentGlobals } from './collections/content/content-collections.ts';
import { scheduledPublishing } from './collections/content/scheduled-publishing.ts';
import { media } from './collections/media.ts';
import { users } from './collections/users.ts';
import { hubPg } from './hub-pg.ts';
import { houseTimezones } from './look/house-timezones.ts';
import { plainWords } from './look/words.ts';
import { payloadMail } from './mail/payload-mail.ts';
import { onSiteEndpoint } from './on-site/on-site-endpoint.ts';
import { siteOrigin, trustedOrigins } from './origins.ts';
import { outbox } from './outbox/outbox.ts';
import { subscribers } from './outbox/subscribers.ts';
import { keepingSessions } from './people/keep-sessions.ts';
import { previewEndpoint } from './preview/preview-endpoint.ts';
import { importEndpoints } from './products/import/import-endpoints.ts';
import { productEndpoints } from './products/product-endpoints.ts';
import { productViews } from './products/product-views.ts';
import { queryPresets } from './registrations/query-presets.ts';
import { registrations } from './registrations/registrations.ts';
import { hubLog } from './server/hub-log.ts';
import type { HubSettings } from './settings.ts';

const folder = join(fileURLToPath(import.meta.url), '..', '/');

/** The hub's own connections; the site has as many, and an embedded server takes a hundred. */
const DATABASE_CONNECTIONS = 10;
const DATABASE_TIMEOUT_MS = 10_000;

/** The hub as Payload takes it: what it keeps, who may do what, how it looks. */
export function hubConfig(settings: HubSettings): Config {
  const people = users(settings);
  const originals = openOriginals(join(settings.DATA_DIR, 'media'), s3SettingsOf(settings));
  return {
    secret: settings.PAYLOAD_SECRET,
    serverURL: settings.HUB_ORIGIN ?? '',
    csrf: trustedOrigins(settings),
    cors: trustedOrigins(settings),
    telemetry: false,
    i18n: { translations: { en: plainWords } },
    ...hubLog,
    cookiePrefix: 'hub',
    admin: {
      user: people.slug,
      avatar: 'default',
      dateFormat: 'd MMMM yyyy, HH:mm',
      timezones: houseTimezones,
      importMap: { baseDir: folder },
      meta: {
        titleSuffix: '· Selvedge hub',
        description: 'Where staff run the site',
        defaultOGImageType: 'off',
        openGraph: { title: 'Selvedge hub', siteName: 'Selvedge hub', description: '' },
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      },
      components: {
        graphics: { Logo: '/look/logo.tsx#Logo', Icon: '/look/logo.tsx#Icon' },
        providers: ['/look/tie-labels.tsx#TieLabels'],
        beforeNavLinks: ['/products/products-links.tsx#ProductsLinks'],
        afterNavLinks: ['/audit/audit-link.tsx#AuditLink'],
        views: {
          dashboard: { Component: '/look/dashboard/dashboard.tsx#Dashboard' },
          audit: {
            Component: '/audit/audit-view.tsx#AuditView',
            path: '/audit',
            meta: { title: 'Audit log' },
          },
          ...productViews,
        },
      },
    },
    collections: [
      ...contentCollections,
      media(originals),
      registrations(settings),
      outbox,
      subscribers,
      people,
    ].map(audited),
    endpoints: [
      onSiteEndpoint,
      previewEndpoint,
      ...productEndpoints(originals),
      ...importEndpoints(settings),
    ],
    queryPresets,
    globals: contentGlobals.map(auditedGlobal),
    jobs: scheduledPublishing,
    custom: { siteOrigin: siteOrigin(settings), dataDir: settings.DATA_DIR },
    graphQL: { disable: true },
    email: payloadMail(settings),
    sharp,
    upload: { limits: { fileSize: MAX_ORIGINAL_BYTES, files: 1 }, abortOnLimit: true },
    db: keepingSessions(
      postgresAdapter({
        pg: hubPg,
        pool: {
          connectionString: settings.HUB_DATABASE_URL,
          max: DATABASE_CONNECTIONS,
          connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
        },
        schemaName: 'hub',
        push: false,
        disableCreateDatabase: true,
        migrationDir: `${folder}migrations`,
      }),
    ),
    typescript: { outputFile: `${folder}payload-types.ts` },
  };
}
