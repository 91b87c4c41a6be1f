import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import {
  type Access,
  buildConfig,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type Config,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type TypedCollection,
} from 'payload';
import pg from 'pg';
import { everyoneSignedInMayRead, hasRole, nobody, ROLES } from '../access/roles.ts';
import { auditChanges, audited, auditedGlobal, wholeAsStored } from '../audit/audited.ts';
import { contentCollections, contentGlobals } from '../content/content-collections.ts';
import {
  catalogueNamesEndpoint,
  onSiteEndpoint,
  previewEndpoint,
} from '../content/on-site/on-site-endpoints.ts';
import { media } from '../content/pictures/media.ts';
import { scheduledPublishing } from '../content/publish.ts';
import { HubPool } from '../database/hub-pool.ts';
import { savingOwnColumns } from '../database/own-columns.ts';
import { adaptVersions } from '../database/versions.ts';
import { enquiries } from '../messages/enquiry-collection.ts';
import { outbox, subscribers } from '../messages/message-collections.ts';
import { outboxMail } from '../messages/staff-mail.ts';
import { isPasskeyAsked } from '../people/passkeys/required-passkey.ts';
import { hashingResetTokens } from '../people/sign-in/hash-reset-tokens.ts';
import { keepingSessions } from '../people/sign-in/keep-sessions.ts';
import { users } from '../people/users.ts';
import { importEndpoints } from '../products/import/import-endpoints.ts';
import { productEndpoints } from '../products/product-endpoints.ts';
import { queryPresets, registrations } from '../registrations/registrations.ts';
import { COOKIE_PREFIX, type HubSettings, siteOrigin, trustedOrigins } from '../settings.ts';
import { views } from '../shell/views.ts';
import { houseTimezones } from '../ui/formats.ts';
import { allOrNone } from './all-or-none.ts';
import { hubLog } from './hub-log.ts';
import { refuseOddFields, takeTextsAlone } from './odd-fields.ts';
import { MOST_DEPTH, operationBounds } from './operation-bounds.ts';
import { boundPreferences, PREFERENCES } from './preferences.ts';
import {
  refuseMoreThanUnpublish,
  refuseNoFields,
  refuseOddConditions,
  refuseOddVersions,
  refuseSecretOrder,
  refuseUnstorable,
} from './refused-queries.ts';
import { MAX_UPLOAD_BYTES } from './request-limits.ts';
import { boundSavedViews, SAVED_VIEWS } from './saved-views.ts';
import { maySave } from './server-functions.ts';
import { translations } from './translations.ts';

const folder = join(fileURLToPath(import.meta.url), '../..', '/');

/** The hub's own connections; the site has as many, and an embedded server takes a hundred. */
const DATABASE_CONNECTIONS = 10;
const DATABASE_TIMEOUT_MS = 10_000;
/** What of Payload's begins a transaction and never ends it, such as a job that is cancelled while it runs, is rolled back. */
const LONGEST_PAUSE_MS = 60_000;
/** No question of the hub takes nearly as long; one that does is given up. */
const LONGEST_STATEMENT_MS = 30_000;

/**
 * `pg` with these connections, as Payload's adapter takes it; its declarations are of another release than ours, which
 * differs in nothing that is used here.
 */
const hubPg = Object.assign(Object.create(pg), { Pool: HubPool }) as NonNullable<
  Parameters<typeof postgresAdapter>[0]['pg']
>;

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
    i18n: { translations: { en: translations } },
    ...hubLog,
    cookiePrefix: COOKIE_PREFIX,
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
        graphics: { Logo: '/shell/navigation.tsx#Logo', Icon: '/shell/navigation.tsx#Icon' },
        providers: ['/shell/tie-labels.tsx#TieLabels', '/shell/keep-typed.tsx#KeepTyped'],
        afterLogin: ['/people/passkeys/passkey-view.tsx#PasskeySignIn'],
        beforeNavLinks: ['/shell/navigation.tsx#ProductsLinks'],
        afterNavLinks: ['/shell/navigation.tsx#AuditLink'],
        views,
      },
    },
    collections: [
      ...contentCollections,
      media(originals, siteOrigin(settings)),
      registrations(settings),
      outbox,
      subscribers,
      enquiries,
      people,
    ].map(audited),
    endpoints: [
      onSiteEndpoint,
      catalogueNamesEndpoint,
      previewEndpoint,
      ...productEndpoints(originals),
      ...importEndpoints(settings),
    ],
    queryPresets,
    hooks: { afterError: [refuseUnstorable] },
    globals: contentGlobals.map(auditedGlobal),
    jobs: scheduledPublishing,
    custom: {
      siteOrigin: siteOrigin(settings),
      dataDir: settings.DATA_DIR,
      isPasskeyAsked: isPasskeyAsked(settings),
    },
    maxDepth: MOST_DEPTH,
    graphQL: { disable: true },
    email: outboxMail(settings),
    upload: {
      limits: { fileSize: MAX_ORIGINAL_BYTES, files: 1 },
      requestSizeLimit: MAX_UPLOAD_BYTES,
      abortOnLimit: true,
    },
    db: hashingResetTokens(
      adaptVersions(
        savingOwnColumns(
          keepingSessions(
            postgresAdapter({
              pg: hubPg,
              pool: {
                connectionString: settings.HUB_DATABASE_URL,
                max: DATABASE_CONNECTIONS,
                connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
                idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
                statement_timeout: LONGEST_STATEMENT_MS,
              },
              schemaName: 'hub',
              push: false,
              disableCreateDatabase: true,
              migrationDir: `${folder}migrations`,
            }),
          ),
        ),
        refuseOddVersions,
      ),
    ),
    // `write-migration.ts` writes them: Payload would start a process for it with each hub of a test.
    typescript: { outputFile: `${folder}payload-types.ts`, autoGenerate: false },
  };
}

/** Payload's own collection of who has which document open. Any session may reach it; here, only people with a role. */
const LOCKS = 'payload-locked-documents';
type LockedDocument = TypedCollection[typeof LOCKS];
/** Payload's own collections that no request has anything to do with. */
const FOR_NOBODY: readonly string[] = ['payload-kv', 'payload-migrations'];

const OPERATIONS = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock'] as const;

/** Who takes a document over does so in their own name, and takes that one. */
const takeOverOneself: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => ({
  ...data,
  document: originalDoc?.document,
  globalSlug: originalDoc?.globalSlug,
  user: { relationTo: 'users', value: req.user?.id },
});

/** Who has a document open is told by name: a colleague's address is nobody's, and Payload would show a number instead. */
const namedByName: CollectionAfterReadHook = ({ doc }) => {
  const person: unknown = doc.user?.value;
  const isKnown = typeof person === 'object' && person !== null && 'name' in person;
  return isKnown
    ? { ...doc, user: { ...doc.user, value: { ...person, email: person.name } } }
    : doc;
};

/** A lock is taken over and taken away by whoever may save what is locked: a lock keeps all others from saving it. */
const savesWhatIsLocked: Access = async ({ req, id }) => {
  if (!hasRole(req, ...ROLES)) return false;
  if (id === undefined) return { 'user.value': { equals: req.user?.id } }; // of many at once, one's own
  const lock = await req.payload.db.findOne<LockedDocument>({
    collection: LOCKS,
    where: { id: { equals: id } },
    req,
  });
  if (!lock) return true; // and hears that there is none
  const { document, globalSlug = null } = lock;
  const value = typeof document?.value === 'object' ? document.value.id : document?.value;
  const doc = document && value !== undefined ? { relationTo: document.relationTo, value } : null;
  return maySave(req, { doc, global: globalSlug }, {});
};

/**
 * Payload has addresses for the versions of a collection that has none, and breaks where it looks for them: whoever asks to
 * read them is refused, and none is restored.
 */
function withoutVersions(collection: SanitizedCollectionConfig): void {
  collection.access.readVersions = nobody;
  if (collection.endpoints)
    collection.endpoints = collection.endpoints.filter(
      ({ method, path }) => method !== 'post' || !path.startsWith('/versions'),
    );
}

/**
 * The hub's configuration, complete: with the collections that Payload adds by itself, whose access rules no setting
 * reaches, held to the rules of the house.
 */
export async function builtHub(settings: HubSettings): Promise<SanitizedConfig> {
  const config = await buildConfig(hubConfig(settings));
  for (const global of config.globals) {
    takeTextsAlone(global.fields);
    const { beforeOperation = [] } = global.hooks;
    global.hooks.beforeOperation = [
      refuseNoFields,
      refuseMoreThanUnpublish,
      wholeAsStored,
      refuseOddFields(global),
      ...beforeOperation,
    ];
  }
  for (const collection of config.collections) {
    const { slug, access, hooks, versions } = collection;
    const rule: Access | undefined = FOR_NOBODY.includes(slug)
      ? nobody
      : slug === LOCKS
        ? everyoneSignedInMayRead
        : undefined;
    takeTextsAlone(collection.fields);
    hooks.beforeOperation.unshift(
      refuseNoFields,
      refuseMoreThanUnpublish,
      wholeAsStored,
      refuseOddFields(collection),
    );
    hooks.beforeOperation.push(refuseSecretOrder, refuseOddConditions, ...operationBounds);
    hooks.afterOperation.push(allOrNone);
    if (slug === PREFERENCES) boundPreferences(collection);
    if (slug === SAVED_VIEWS) {
      auditChanges(collection);
      boundSavedViews(collection);
    }
    if (rule) for (const operation of OPERATIONS) access[operation] = rule;
    if (!versions) withoutVersions(collection);
    if (slug !== LOCKS) continue;
    access.create = nobody; // forms make them by a server function
    access.update = savesWhatIsLocked;
    access.delete = savesWhatIsLocked;
    hooks.beforeChange.push(takeOverOneself);
    hooks.afterRead.push(namedByName);
  }
  return config;
}
