import { randomBytes } from 'node:crypto';
import { changeUrl, credentialsOf, type DatabaseUrls, withClient } from '../connection.ts';
import { HUB_ROLE, SITE_ROLE, setPassword } from '../database-roles.ts';

/** Sites or hubs are signed in where a backup is to be restored. */
export class SitesRunning extends Error {
  override readonly name = 'SitesRunning';
}

/**
 * Does what fills a database while no site and no hub can sign in to it: what one took meanwhile would be lost, and it would
 * work with what is not complete. Where `work` fails, none can until the next start, or until the database is made anew.
 *
 * @param urls of the owner of the database, whose roles are there, and of the hub's role
 * @param work is given another way in for the hub's role, which owns a schema
 * @throws {SitesRunning} before anything is done, where a site or a hub is signed in
 * @throws {RolesNotAllowedError}
 */
export async function withoutSites(
  { ownerUrl, hubUrl }: DatabaseUrls,
  work: (hubUrl: string) => Promise<void>,
): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const { name, isPublic, sessions } = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; isPublic: boolean }>(
      `SELECT quote_ident(datname) AS name, EXISTS (
         SELECT FROM aclexplode(coalesce(datacl, acldefault('d', datdba)))
         WHERE grantee = 0 AND privilege_type = 'CONNECT') AS "isPublic"
       FROM pg_database WHERE datname = current_database()`,
    );
    const [database] = rows;
    if (!database) throw new Error('The database does not know itself');
    await setPassword(client, HUB_ROLE, password); // who may not do so has done nothing yet
    await client.query(`REVOKE CONNECT ON DATABASE ${database.name} FROM PUBLIC, ${SITE_ROLE}`);
    const { rowCount } = await client.query(
      'SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = ANY ($1)',
      [[SITE_ROLE, HUB_ROLE]],
    );
    return { ...database, sessions: rowCount ?? 0 };
  });
  const letIn = () =>
    withClient(ownerUrl, async (client) => {
      await client.query(
        `GRANT CONNECT ON DATABASE ${name} TO ${isPublic ? 'PUBLIC, ' : ''}${SITE_ROLE}`,
      );
      await setPassword(client, HUB_ROLE, credentialsOf(hubUrl).password);
    });
  if (sessions > 0) {
    await letIn();
    throw new SitesRunning(
      `A site or a hub of this house is running: ${sessions} of its connections are open in the database ${name}. Stop all of them, on every machine, then restore again.`,
    );
  }
  await work(changeUrl(hubUrl, { password }));
  await letIn();
}
