import { resolve } from 'node:path';
import { withClient } from './connection.ts';

/** A schema that a database has from the first step of a restore to the last. */
const MARK = 'unfinished_restore';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** A house of which a part is missing, since the restore that was to bring it back has not come to its end. */
export class UnfinishedRestore extends Error {
  override readonly name = 'UnfinishedRestore';

  constructor({ dataDir, databaseUrl }: Place, cause?: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    const way =
      databaseUrl === undefined
        ? `Move ${resolve(dataDir)} away, or set DATA_DIR to an empty folder`
        : `${cause === undefined ? 'Unless one is under way there now, drop' : 'Drop'} the database of DATABASE_URL and make it anew`;
    super(`The restore was not finished${why}. ${way}, then restore again.`, { cause });
  }
}

/**
 * Does what a restore does to an empty database and to the folder beside it. Until all of it is done, no server is opened
 * there.
 *
 * @throws {UnfinishedRestore} with what `work` rejects with
 */
export async function restoringInto(
  ownerUrl: string,
  place: Place,
  work: () => Promise<void>,
): Promise<void> {
  const query = (sql: string) => withClient(ownerUrl, (client) => client.query(sql));
  await query(`CREATE SCHEMA ${MARK}`);
  try {
    await work();
    await query(`DROP SCHEMA ${MARK}`);
  } catch (cause) {
    throw new UnfinishedRestore(place, cause);
  }
}

/** @throws {UnfinishedRestore} where a restore has begun and not ended */
export async function refuseUnfinishedRestore(ownerUrl: string, place: Place): Promise<void> {
  const { rowCount } = await withClient(ownerUrl, (client) =>
    client.query('SELECT FROM pg_namespace WHERE nspname = $1', [MARK]),
  );
  if (rowCount !== 0) throw new UnfinishedRestore(place);
}
