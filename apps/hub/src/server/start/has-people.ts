import { withClient } from '@selvedge/database/connection';

/** The person that was made for a hub without any. */
export interface FirstUser {
  readonly email: string;
  /** Null where whoever runs the hub has chosen it. */
  readonly password: string | null;
}

/** What `fill-hub.ts` tells the process that started it. */
export type FillAnswer = { readonly firstUser: FirstUser | null } | { readonly failed: string };

/** Whether the hub has anyone who could sign in, without loading Payload. */
export const hubHasPeople = (hubUrl: string): Promise<boolean> =>
  withClient(hubUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM hub.users LIMIT 1');
    return rowCount !== 0;
  });
