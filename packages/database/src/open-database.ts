import { resolve } from 'node:path';
import { changeUrl, withClient } from './connection.ts';
import { openEmbeddedServer } from './embedded/embedded-server.ts';
import { migrate } from './migrate.ts';
import { ensureRoles, grantDatabase, HUB_ROLE, SITE_ROLE } from './roles.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import { requireFitServer } from './server-requirements.ts';

export interface OpenOptions {
  /** Holds the embedded server's files, and the roles' passwords in any case. */
  dataDir: string;
  /** An outside PostgreSQL, as its owner; without it the embedded server is used. */
  databaseUrl?: string | undefined;
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

/**
 * Opens the project's database, embedded or outside, and brings it up to date.
 *
 * @throws {UnfitServerError}, {RolesNotAllowedError}, {MigrationError}, {ServerStartError}, each with what to do
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  log = () => undefined,
}: OpenOptions): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const urls = await prepare(databaseUrl, await keepSecrets(resolve(dataDir)));
    return { ...urls, embedded: false, stop: async () => undefined };
  }
  const server = await openEmbeddedServer(resolve(dataDir), log);
  try {
    const urls = await prepare(server.ownerUrl, server.secrets);
    return { ...urls, embedded: true, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function prepare(
  ownerUrl: string,
  secrets: Secrets,
): Promise<Pick<OpenDatabase, 'ownerUrl' | 'siteUrl' | 'hubUrl'>> {
  await withClient(ownerUrl, async (client) => {
    await requireFitServer(client);
    await ensureRoles(client, secrets);
    await grantDatabase(client);
  });
  await migrate(ownerUrl);
  const siteUrl = changeUrl(ownerUrl, { user: SITE_ROLE, password: secrets.site });
  const hubUrl = changeUrl(ownerUrl, { user: HUB_ROLE, password: secrets.hub });
  // A role may have settings of its own, such as synchronous_commit.
  for (const url of [siteUrl, hubUrl]) await withClient(url, requireFitServer);
  return { ownerUrl, siteUrl, hubUrl };
}
