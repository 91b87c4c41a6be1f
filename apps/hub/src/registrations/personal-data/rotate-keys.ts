import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { READ_ALL_OR_FAIL } from '@selvedge/database/backup/dump-database';
import { type DatabaseUrls, withClient } from '@selvedge/database/connection';
import { writeWhole } from '@selvedge/pictures/write-whole';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import { keysOf, readIdentities, type SealingKeys } from '../../access/sealing-keys.ts';

const OWNER_ONLY = 0o600;

const folderOf = (dataDir: string): string => join(dataDir, 'sealing');

const replace = (path: string, text: string): Promise<void> =>
  writeWhole(path, Buffer.from(text), OWNER_ONLY);

/** Makes a new key pair the current one; the identities before it go on opening what was sealed to them. */
export async function addIdentity(dataDir: string): Promise<void> {
  const before = await readIdentities(dataDir);
  const identity = await generateIdentity();
  const folder = folderOf(dataDir);
  // First what opens, then what seals to it: nothing is ever sealed to a key that is not stored.
  await replace(join(folder, 'identity.txt'), `${[identity, ...before].join('\n')}\n`);
  await replace(join(folder, 'recipient.txt'), `${await identityToRecipient(identity)}\n`);
}

/** Whether the public half that lies here, if one does, is the current identity's: a change may have broken off before it. */
export async function sealsToCurrent(dataDir: string): Promise<boolean> {
  const [current] = await readIdentities(dataDir);
  const text = await readFile(join(folderOf(dataDir), 'recipient.txt'), 'utf8').catch(() => '');
  return text === '' || text.trim() === (await identityToRecipient(current));
}

/**
 * Takes all identities but the current one out of use. They are written to a file that nothing reads, since backups from
 * before cannot be opened without them; whoever keeps no such backup destroys it.
 *
 * @returns that file; undefined where there was nothing to retire
 */
export async function retireIdentities(dataDir: string, now: Date): Promise<string | undefined> {
  const [current, ...older] = await readIdentities(dataDir);
  if (older.length === 0) return undefined;
  const folder = folderOf(dataDir);
  const retired = join(folder, 'retired');
  const file = join(retired, `${now.toISOString().replaceAll(':', '-')}.txt`);
  await replace(file, `${older.join('\n')}\n`);
  await replace(join(folder, 'identity.txt'), `${current}\n`);
  return file;
}

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
  { table: 'inbox.enquiry', column: 'body', key: 'id::text', isText: false },
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

/** What the hub's role owns is reached as that role: it may have put there what runs as whoever comes. */
const urlFor = ({ table }: SealedColumn, { ownerUrl, hubUrl }: DatabaseUrls): string =>
  table.startsWith('hub.') ? hubUrl : ownerUrl;

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

/** The key that things are to be sealed to, and all that open what is sealed. */
interface Keys {
  readonly current: SealingKeys;
  readonly all: SealingKeys;
}

/** What was sealed, or undefined where none of the keys opens it. */
const opened = (keys: SealingKeys, { sealed }: Row): Promise<Uint8Array | undefined> =>
  keys.open(sealed).catch(() => undefined);

const hasTable = async (client: pg.Client, { table }: SealedColumn): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [
    table,
  ]);
  return rows[0]?.is === true;
};

const bytesOf = ({ column, isText }: SealedColumn): string =>
  isText ? `decode(${column}, 'base64')` : column;

async function resealBatch(
  client: pg.Client,
  sealedColumn: SealedColumn,
  { current, all }: Keys,
  after: string,
): Promise<Resealed & { readonly last: string | undefined }> {
  const { table, column, key, isText } = sealedColumn;
  const { rows } = await client.query<Row>(
    `SELECT ${key} AS key, ${bytesOf(sealedColumn)} AS sealed FROM ${table}
     WHERE ${key} COLLATE "C" > $1 AND length(${column}) > 0
     ORDER BY ${key} COLLATE "C" LIMIT ${BATCH_ROWS} FOR UPDATE`,
    [after],
  );
  let [resealed, unreadable] = [0, 0];
  for (const row of rows) {
    if (await opened(current, row)) continue;
    const content = await opened(all, row);
    if (!content) {
      unreadable += 1;
      continue;
    }
    const sealed = Buffer.from(await current.seal(content));
    const value = isText ? sealed.toString('base64') : sealed;
    await client.query(`UPDATE ${table} SET ${column} = $2 WHERE ${key} = $1`, [row.key, value]);
    resealed += 1;
  }
  return { looked: rows.length, resealed, unreadable, last: rows.at(-1)?.key };
}

/**
 * Tries keys on what lies sealed in the database, on what comes last in each table. A few that do not open may be anybody's,
 * since the site's role writes some of the tables; where none opens, the keys are another house's or of another time.
 */
export async function openWhatIsSealed(
  urls: DatabaseUrls,
  identities: readonly [string, ...string[]],
): Promise<Omit<Resealed, 'resealed'>> {
  const keys = await keysOf(identities);
  let [looked, unreadable] = [0, 0];
  for (const sealed of SEALED_COLUMNS) {
    const rows = await withClient(urlFor(sealed, urls), async (client) => {
      await client.query(READ_ALL_OR_FAIL);
      if (!(await hasTable(client, sealed))) return [];
      const { table, column, key } = sealed;
      const last = await client.query<Row>(
        `SELECT ${key} AS key, ${bytesOf(sealed)} AS sealed FROM ${table}
         WHERE length(${column}) > 0 ORDER BY ctid DESC LIMIT ${BATCH_ROWS}`,
      );
      return last.rows;
    });
    looked += rows.length;
    for (const row of rows) if (!(await opened(keys, row))) unreadable += 1;
  }
  return { looked, unreadable };
}

/**
 * Seals everything that lies sealed in the database to the current key, a batch in a transaction each. Site and hub may run
 * meanwhile, as long as the hub has all identities. It may be broken off and called again.
 *
 * @param identities the current one first, then those before it
 */
export async function resealAll(
  urls: DatabaseUrls,
  identities: readonly [string, ...string[]],
): Promise<Resealed> {
  const keys = { current: await keysOf([identities[0]]), all: await keysOf(identities) };
  const total = { looked: 0, resealed: 0, unreadable: 0 };
  for (const column of SEALED_COLUMNS)
    await withClient(urlFor(column, urls), async (client) => {
      await client.query(READ_ALL_OR_FAIL);
      if (!(await hasTable(client, column))) return;
      for (let after: string | undefined = ''; after !== undefined; ) {
        await client.query('BEGIN');
        const batch = await resealBatch(client, column, keys, after);
        await client.query('COMMIT');
        total.looked += batch.looked;
        total.resealed += batch.resealed;
        total.unreadable += batch.unreadable;
        after = batch.last;
      }
    });
  return total;
}
