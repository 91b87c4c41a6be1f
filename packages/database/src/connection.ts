import type pg from 'pg';
import { DatabaseClient } from './scram-client.ts';

/** Connections to one database: of its owner, and of the hub's role, which owns its schema. */
export interface DatabaseUrls {
  readonly ownerUrl: string;
  readonly hubUrl: string;
}

/** Connections are loopback or a private network: one that takes longer than this is not coming. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens one connection, hands it to `use` and closes it whatever happens.
 *
 * @param queryMs after which a query has failed that is not answered; without it, it may take as long as it likes. A firewall
 *   that has forgotten a connection tells neither side.
 * @throws what connecting or `use` throws
 */
export async function withClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
  queryMs?: number,
): Promise<T> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(queryMs !== undefined && { query_timeout: queryMs }),
  });
  // A connection that breaks also rejects the query under way; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * The same server with other credentials, or another database.
 *
 * @param url a `postgres:` URL; one without a host (a Unix socket named by `?host=`) is understood
 */
export function changeUrl(
  url: string,
  change: { user?: string; password?: string; database?: string },
): string {
  const changed = new URL(url);
  if (change.database !== undefined) changed.pathname = `/${encodeURIComponent(change.database)}`;
  for (const [part, parameter] of [
    ['username', 'user'],
    ['password', 'password'],
  ] as const) {
    const value = change[parameter];
    if (value === undefined) continue;
    changed.searchParams.delete(parameter);
    if (changed.hostname) changed[part] = encodeURIComponent(value);
    else changed.searchParams.set(parameter, value); // a URL without a host can carry no user
  }
  return changed.href;
}

/** Who signs in by an address; one of a Unix socket carries that behind the question mark. */
export function credentialsOf(url: string): { readonly user: string; readonly password: string } {
  const { username, password, searchParams } = new URL(url);
  return {
    user: decodeURIComponent(username) || (searchParams.get('user') ?? ''),
    password: decodeURIComponent(password) || (searchParams.get('password') ?? ''),
  };
}

/** The server at `url` with the credentials of another address: a replica has the roles of its primary, passwords too. */
export const withCredentialsOf = (other: string, url: string): string =>
  changeUrl(url, credentialsOf(other));
