import { withClient } from '@selvedge/database/connection';

/** Whether the hub has anyone who could sign in, without loading Payload. */
export const hubHasPeople = (hubUrl: string): Promise<boolean> =>
  withClient(hubUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM hub.users LIMIT 1');
    return rowCount !== 0;
  });
