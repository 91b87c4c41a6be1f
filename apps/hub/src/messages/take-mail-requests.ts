import { DRAFT_LINK_DAYS } from '@selvedge/contract/limits';
import type pg from 'pg';
import { z } from 'zod';
import type { SealingKeys } from '../access/sealing-keys.ts';
import { inTransaction } from '../database/hub-pool.ts';
import { type MailContent, sealMail } from './mail-content.ts';
import { queueMessage } from './queue-message.ts';

/** What the site asks to be mailed, once it is opened. */
const draftLink = z.object({ to: z.string(), link: z.string() });

const linkMail = ({ to, link }: z.output<typeof draftLink>): MailContent => ({
  to,
  subject: 'Go on with your application for a trade account',
  text: `You asked for a link to go on with your application for a trade account, on this machine or another:

${link}

The link works once, within ${DRAFT_LINK_DAYS} days. Whoever has it can read the application, so keep it to yourself.
If it was not you who asked, do nothing.
`,
});

interface Request {
  id: string;
  idempotency_key: string;
  body: Buffer;
}

async function read(keys: SealingKeys, { body }: Request): Promise<MailContent> {
  const opened = Buffer.from(await keys.open(body)).toString('utf8');
  return linkMail(draftLink.parse(JSON.parse(opened)));
}

/**
 * Takes the site's mail requests into the outbox, each once.
 *
 * @param passOver numbers of requests that cannot be opened; one that is found is added
 * @returns how many were taken
 * @throws where one cannot be opened; the next call goes on with the others
 */
export async function takeMailRequests(
  pool: pg.Pool,
  keys: SealingKeys,
  passOver: Set<string>,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const found = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<Request>(
        `SELECT id, idempotency_key, body FROM inbox.outgoing_mail WHERE NOT (id = ANY($1::uuid[]))
         ORDER BY received_at LIMIT 1`,
        [[...passOver]],
      );
      const [request] = rows;
      if (!request) return false;
      const mail = await read(keys, request).catch((cause: unknown) => {
        passOver.add(request.id);
        throw new Error('A mail that the site asks for cannot be opened', { cause });
      });
      await queueMessage(client, {
        key: `draft-link/${request.idempotency_key}`,
        kind: 'mail',
        purpose: 'Link to go on with a registration',
        recipient: mail.to,
        sealed: await sealMail(keys, mail),
        isOfStranger: true,
      });
      await client.query('DELETE FROM inbox.outgoing_mail WHERE id = $1', [request.id]);
      return true;
    });
    if (!found) return taken;
  }
}
