import { withClient } from '@selvedge/database/connection';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import type pg from 'pg';

/** A column in which things lie sealed to the hub. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Names a row, as a text; SQL. */
  readonly key: string;
  /** Whether it is base64 in a text, and not bytes. */
  readonly isText: boolean;
}

/** Every such column of the database; a test compares it with what the schemas say. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'inbox.registration', column: 'body', key: 'id::text', isText: false },
  { table: 'inbox.outgoing_mail', column: 'body', key: 'id::text', isText: false },
  {
    table: 'inbox.correction',
    column: 'answer',
    key: "encode(token_hash, 'hex')",
    isText: false,
  },
  {
    table: 'hub.registration_paper',
    column: 'sealed',
    key: "concat_ws('/', registration_id, part, version)",
    isText: false,
  },
  { table: 'hub.outbox', column: 'sealed', key: 'id::text', isText: true },
];

/** Rows of one transaction: documents have up to 2 MiB each, and nobody waits long for a row that is held. */
const BATCH_ROWS = 20;

interface Resealed {
  /** What lies sealed at all. */
  readonly looked: number;
  /** What was sealed to an older key, and is sealed to the current one now. */
  readonly resealed: number;
  /** What none of the identities opens; it is left as it is. */
  readonly unreadable: number;
}

interface Row {
  readonly key: string;
  readonly sealed: Buffer;
}

/** What was sealed, or undefined where none of the identities opens it. */
async function open(
  identities: readonly string[],
  sealed: Uint8Array,
): Promise<Uint8Array | undefined> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter.decrypt(sealed).catch(() => undefined);
}

const hasTable = async (client: pg.Client, { table }: SealedColumn): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [
    table,
  ]);
  return rows[0]?.is === true;
};

async function resealBatch(
  client: pg.Client,
  { table, column, key, isText }: SealedColumn,
  identities: readonly [string, ...string[]],
  after: string,
): Promise<Resealed & { readonly last: string | undefined }> {
  const bytes = isText ? `decode(${column}, 'base64')` : column;
  const { rows } = await client.query<Row>(
    `SELECT ${key} AS key, ${bytes} AS sealed FROM ${table}
     WHERE ${key} COLLATE "C" > $1 AND length(${column}) > 0
     ORDER BY ${key} COLLATE "C" LIMIT ${BATCH_ROWS} FOR UPDATE`,
    [after],
  );
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identities[0]));
  let [resealed, unreadable] = [0, 0];
  for (const row of rows) {
    if (await open([identities[0]], row.sealed)) continue;
    const content = await open(identities, row.sealed);
    if (!content) {
      unreadable += 1;
      continue;
    }
    const sealed = Buffer.from(await encrypter.encrypt(content));
    const value = isText ? sealed.toString('base64') : sealed;
    await client.query(`UPDATE ${table} SET ${column} = $2 WHERE ${key} = $1`, [row.key, value]);
    resealed += 1;
  }
  return { looked: rows.length, resealed, unreadable, last: rows.at(-1)?.key };
}

/**
 * Seals everything that lies sealed in the database to the current key, a batch in a transaction each. Site and hub may run
 * meanwhile, as long as the hub has all identities. It may be broken off and called again.
 *
 * @param ownerUrl connection of the database's owner
 * @param identities the current one first, then those before it
 */
export async function resealAll(
  ownerUrl: string,
  identities: readonly [string, ...string[]],
): Promise<Resealed> {
  const total = { looked: 0, resealed: 0, unreadable: 0 };
  await withClient(ownerUrl, async (client) => {
    for (const column of SEALED_COLUMNS) {
      if (!(await hasTable(client, column))) continue;
      for (let after: string | undefined = ''; after !== undefined; ) {
        await client.query('BEGIN');
        const batch = await resealBatch(client, column, identities, after);
        await client.query('COMMIT');
        total.looked += batch.looked;
        total.resealed += batch.resealed;
        total.unreadable += batch.unreadable;
        after = batch.last;
      }
    }
  });
  return total;
}
