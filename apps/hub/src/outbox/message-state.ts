import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';

const messageState = z.object({
  id: z.coerce.number(),
  state: z.enum(['waiting', 'sent', 'dead']),
  sent_at: z.coerce.date().nullable(),
});

/** Where a message stands on its way out. */
export type MessageState = z.output<typeof messageState>;

/** How far the message under a key has come; undefined where there is none, or none any more. */
export async function stateOfMessage(
  executor: QueryExecutor,
  key: string,
): Promise<MessageState | undefined> {
  const { rows } = await executor.query(
    'SELECT id, state, sent_at FROM hub.outbox WHERE key = $1',
    [key],
  );
  return messageState.optional().parse(rows[0]);
}
