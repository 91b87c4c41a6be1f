import { withClient } from './connection.ts';

/**
 * Says to which key the house seals from now on; machines that start take it up.
 *
 * @param ownerUrl of the house's database
 * @param recipient the public half, in age's notation
 */
export const announceRecipient = (ownerUrl: string, recipient: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query(
      `INSERT INTO inbox.sealing_recipient (recipient) VALUES ($1)
       ON CONFLICT (one) DO UPDATE SET recipient = excluded.recipient`,
      [recipient],
    );
  });

/** The key to which the house seals; undefined before any machine has said so. */
export const announcedRecipient = (ownerUrl: string): Promise<string | undefined> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ recipient: string }>(
      'SELECT recipient FROM inbox.sealing_recipient',
    );
    return rows[0]?.recipient;
  });
