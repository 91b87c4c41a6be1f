import type pg from 'pg';

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
export async function requireFitServer(client: pg.ClientBase): Promise<void> {
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
