import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { changeUrl, withClient } from './connection.ts';
import type { Secrets } from './secrets.ts';

/** The public process: reads what is published, hands in, keeps drafts. */
export const SITE_ROLE = 'selvedge_site';
/** The hub and the imports: write what is published, take what was handed in. */
export const HUB_ROLE = 'selvedge_hub';

const INSUFFICIENT_PRIVILEGE = '42501';
/** A wrong password; a role that may not sign in. */
const WRONG_PASSWORD = ['28P01', '28000'];

/** The owner may not make the two roles; the message says what a superuser has to run. */
export class RolesNotAllowedError extends Error {
  override name = 'RolesNotAllowedError';
}

/** The two roles belong to another house on the same server; the message says what leaves both alive. */
export class RolesTakenError extends Error {
  override name = 'RolesTakenError';
}

/**
 * Makes both roles where they are missing and sets their passwords; the owner has the rights of the hub. Rights inside the schemas come with the migrations.
 * The roles are the whole server's: those of another house, which would be shut out, are left alone.
 *
 * @param ownerUrl the connection of the owner
 * @param client the owner
 * @throws {RolesNotAllowedError}, {RolesTakenError}
 */
export async function ensureRoles(
  ownerUrl: string,
  client: pg.ClientBase,
  secrets: Pick<Secrets, 'site' | 'hub'>,
): Promise<void> {
  for (const [role, password] of [
    [SITE_ROLE, secrets.site],
    [HUB_ROLE, secrets.hub],
  ] as const)
    await asAllowed(client, role, async () => {
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      if (rowCount && (await canSignIn(changeUrl(ownerUrl, { user: role, password })))) return;
      if (rowCount) await refuseTaken(client, role);
      const verb = rowCount ? 'ALTER ROLE' : 'CREATE ROLE';
      await client.query(`${verb} ${role} LOGIN PASSWORD '${scramVerifier(password)}'`);
    });
  // The hub's tables are the hub's own: backup, restore and new keys read and write them as the owner.
  await asAllowed(client, HUB_ROLE, async () => {
    const { rows } = await client.query(`SELECT pg_has_role('${HUB_ROLE}', 'USAGE') AS has`);
    if (!rows[0]?.has) await client.query(`GRANT ${HUB_ROLE} TO CURRENT_USER`);
  });
}

/**
 * Gives one of the two roles another password.
 *
 * @param client the owner
 * @throws {RolesNotAllowedError}
 */
export const setPassword = (client: pg.ClientBase, role: string, password: string): Promise<void> =>
  asAllowed(client, role, async () => {
    await client.query(`ALTER ROLE ${role} PASSWORD '${scramVerifier(password)}'`);
  });

/** @throws {RolesNotAllowedError} where what is done to a role is not the owner's to do */
async function asAllowed(
  client: pg.ClientBase,
  role: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (sqlState(cause) !== INSUFFICIENT_PRIVILEGE) throw cause;
    const { rows } = await client.query<{ user: string }>(
      'SELECT quote_ident(current_user) AS user',
    );
    const user = rows[0]?.user ?? 'the user';
    throw new RolesNotAllowedError(
      `${user}, the user of DATABASE_URL, may not make or change the role ${role}. As a superuser run ` +
        `"ALTER ROLE ${user} CREATEROLE;" and, where the roles exist already, ` +
        `"GRANT ${SITE_ROLE}, ${HUB_ROLE} TO ${user} WITH ADMIN OPTION;", then start again.`,
      { cause },
    );
  }
}

/** Whether the password of a role is right; it may be kept out of this database all the same. */
const canSignIn = (url: string): Promise<boolean> =>
  withClient(url, async () => true).catch((error) => {
    if (sqlState(error) === INSUFFICIENT_PRIVILEGE) return true;
    if (WRONG_PASSWORD.includes(sqlState(error) ?? '')) return false;
    throw error;
  });

/** @throws {RolesTakenError} where the role is let into another database, or is signed in with another password */
async function refuseTaken(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(datname) AS name FROM pg_database, aclexplode(datacl) AS allowed
     WHERE allowed.grantee = (SELECT oid FROM pg_roles WHERE rolname = $1) AND datname <> current_database()
     UNION SELECT quote_ident(datname) FROM pg_stat_activity WHERE usename = $1
     ORDER BY name`,
    [role],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new RolesTakenError(
    `This PostgreSQL has a house already, in the database ${names}: its role ${role} has another password than the one in ` +
      'postgres-secrets.json of this data directory, and would be shut out. Take a PostgreSQL of its own for this one; or, for ' +
      'another site of the same house, copy its postgres-secrets.json; or, where that house is no more, stop it and run ' +
      `"REVOKE ALL ON DATABASE ${names} FROM ${SITE_ROLE}, ${HUB_ROLE};".`,
  );
}

/**
 * Lets the two roles into the current database and takes from everyone what PostgreSQL gives by default: temporary
 * tables, large objects, locks by number and, in the schema `public`, new objects. These rights belong to the database itself, so a clone needs them again.
 *
 * @param client the owner of the database
 */
export async function grantDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT quote_ident(current_database()) AS name',
  );
  const database = rows[0]?.name ?? '';
  await client.query(`REVOKE TEMPORARY, CREATE ON DATABASE ${database} FROM PUBLIC`);
  await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${SITE_ROLE}, ${HUB_ROLE}`);
  await client.query(`GRANT TEMPORARY ON DATABASE ${database} TO ${HUB_ROLE}`); // staging of imports
  await client.query(CLOSE_LARGE_OBJECTS);
  await client.query(CLOSE_LOCKS);
}

/** Large objects, which anybody may make and no budget counts; only a superuser can take that from everyone. */
const CLOSE_LARGE_OBJECTS = `DO $$
BEGIN
  IF current_setting('is_superuser') = 'on' THEN
    REVOKE EXECUTE ON FUNCTION lo_create(oid), lo_creat(integer), lo_from_bytea(oid, bytea) FROM PUBLIC;
  END IF;
END $$`;

/** Locks by number, for which the hub waits before it publishes, and starts before they migrate: the site takes none. */
const CLOSE_LOCKS = `DO $$
DECLARE lock regprocedure;
BEGIN
  IF current_setting('is_superuser') = 'on' THEN
    FOR lock IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
      AND proname ~ '^pg_(try_)?advisory_(xact_)?lock' AND has_function_privilege('${SITE_ROLE}', oid, 'EXECUTE') LOOP
      EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', lock);
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO ${HUB_ROLE}', lock);
    END LOOP;
  END IF;
END $$`;

function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

const ITERATIONS = 4096;

/**
 * The form in which PostgreSQL keeps a password under scram-sha-256 (RFC 5802). Setting a role's password in this form
 * keeps the password itself out of statements and so out of the server's log.
 *
 * @param password ASCII only (others would need SASLprep)
 */
function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  const serverKey = hmac('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
