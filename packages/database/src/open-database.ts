import { resolve } from 'node:path';
import type pg from 'pg';
import { changeUrl, type DatabaseUrls, withClient } from './connection.ts';
import { ensureRoles, grantDatabase, HUB_ROLE, SITE_ROLE } from './database-roles.ts';
import { openEmbeddedServer, recordedOwnerUrl } from './embedded/embedded-server.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export interface OpenOptions {
  /** Holds the embedded server's files, and the roles' passwords in any case. */
  dataDir: string;
  /** An outside PostgreSQL, as its owner; without it the embedded server is used. */
  databaseUrl?: string | undefined;
  /** Whether the embedded server must come up where {@link expectedSiteUrl} says, or not at all. Default false. */
  keepPort?: boolean;
  /**
   * Called before the first migration of a database that holds something already, with what it lacks; where it rejects,
   * nothing is migrated.
   */
  beforeMigrating?(server: DatabaseUrls, pending: readonly string[]): Promise<void>;
  /** Told what happens to the server, in sentences. */
  log?(message: string): void;
}

/** A database that is ready: fit, migrated, with both roles. The connections stay good until `stop`. */
export interface OpenDatabase {
  /** May do everything; for migrations and imports. */
  ownerUrl: string;
  /** What the public process may do. */
  siteUrl: string;
  /** What the hub may do. */
  hubUrl: string;
  embedded: boolean;
  /** Lets go of the database; the embedded server ends with its last user. Done within four seconds. */
  stop(): Promise<void>;
}

/** A server that is there, whatever state its database is in, but for one that a restore has left half. */
export interface OpenServer extends DatabaseUrls {
  readonly embedded: boolean;
  /** Makes the roles and rights that migrations ask for. */
  prepareRoles(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens the project's server, embedded or outside, and changes nothing in its database.
 *
 * @throws {ServerStartError}, {UnfinishedRestore}, each with what to do
 */
export async function openServer({
  dataDir,
  databaseUrl,
  keepPort = false,
  log = () => undefined,
}: OpenOptions): Promise<OpenServer> {
  const folder = resolve(dataDir);
  const server =
    databaseUrl === undefined
      ? await openEmbeddedServer(folder, log, keepPort)
      : {
          ownerUrl: databaseUrl,
          secrets: await keepSecrets(folder),
          stop: async () => undefined,
        };
  const { ownerUrl, secrets, stop } = server;
  try {
    await refuseUnfinishedRestore(ownerUrl, { dataDir, databaseUrl });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ownerUrl,
    hubUrl: changeUrl(ownerUrl, { user: HUB_ROLE, password: secrets.hub }),
    embedded: databaseUrl === undefined,
    prepareRoles: () =>
      withClient(ownerUrl, async (client) => {
        await requireFitServer(client);
        await ensureRoles(ownerUrl, client, secrets);
        await grantDatabase(client);
      }),
    stop,
  };
}

/**
 * Opens the project's database, embedded or outside, and brings it up to date.
 *
 * @throws {UnfitServerError}, {RolesNotAllowedError}, {RolesTakenError}, {MigrationError}, {ServerStartError}, {UnfinishedRestore}, each with what to do
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const server = await openServer(options);
  const { ownerUrl, hubUrl, embedded, stop } = server;
  try {
    await server.prepareRoles();
    const pending = options.beforeMigrating ? await pendingMigrations(ownerUrl) : [];
    if (pending.length > 0) await options.beforeMigrating?.(server, pending);
    await migrate(ownerUrl);
    const siteUrl = siteUrlOf(ownerUrl, await keepSecrets(resolve(options.dataDir)));
    // A role may have settings of its own, such as synchronous_commit.
    for (const url of [siteUrl, hubUrl]) await withClient(url, requireFitServer);
    return { ownerUrl, siteUrl, hubUrl, embedded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function siteUrlOf(ownerUrl: string, secrets: Secrets): string {
  return changeUrl(ownerUrl, { user: SITE_ROLE, password: secrets.site });
}

/**
 * The connection of the site's role that opening the database will most likely give, found without asking a server.
 *
 * @returns undefined for an embedded server that never ran on this data directory
 */
export async function expectedSiteUrl(
  options: Pick<OpenOptions, 'dataDir' | 'databaseUrl'>,
): Promise<string | undefined> {
  const dataDir = resolve(options.dataDir);
  const ownerUrl = options.databaseUrl ?? (await recordedOwnerUrl(dataDir));
  return ownerUrl === undefined ? undefined : siteUrlOf(ownerUrl, await keepSecrets(dataDir));
}

const OLDEST_VERSION = 15;

/** Settings that must not be off: without them an acknowledged registration can be lost. */
const DURABILITY_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** The server cannot be trusted with what visitors hand in; the message names every reason. */
export class UnfitServerError extends Error {
  override name = 'UnfitServerError';
}

/**
 * Refuses a server that is too old, or whose settings, as they hold for this connection, would lose what was committed.
 *
 * @throws {UnfitServerError}
 */
async function requireFitServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
    [['server_version_num', 'server_version', ...DURABILITY_SETTINGS]],
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  const faults: string[] = [];
  if (Number(settings.get('server_version_num')) < OLDEST_VERSION * 10_000) {
    const version = settings.get('server_version') ?? 'unknown';
    faults.push(`it is PostgreSQL ${version} and ${OLDEST_VERSION} or newer is needed`);
  }
  for (const name of DURABILITY_SETTINGS) {
    if (settings.get(name) === 'off') faults.push(`${name} is off and must be on`);
  }
  if (faults.length > 0) {
    throw new UnfitServerError(`The database server cannot be used: ${faults.join('; ')}.`);
  }
}
