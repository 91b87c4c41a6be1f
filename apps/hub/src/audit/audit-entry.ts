import type { PayloadRequest } from 'payload';
import { executorOf, openTransaction } from '../database/transaction.ts';

/** One line of the log: somebody did or saw something. */
export interface AuditEntry {
  /** In one word: `create`, `update`, `publish`, `unpublish`, `delete`, `read`, `sign in`, … */
  readonly action: string;
  /** Slug of the collection or global. */
  readonly kind: string;
  readonly id?: number | string | undefined;
  /** What the document was called. */
  readonly title?: string | undefined;
  /** Names of the fields that changed; never what was in them. */
  readonly fields?: readonly string[];
  /** Who, where the request does not say: somebody who has not signed in yet. */
  readonly actor?: { readonly id?: number | string; readonly name: string };
}

/** Header in which hub-server.ts says where a request comes from. */
export const ADDRESS_HEADER = 'x-hub-address';

const MAX_CHARACTERS = 400;
const MAX_SHORT = 100;
const cut = (text: string | undefined, most: number): string | null =>
  text ? text.slice(0, most) : null;

/**
 * Adds lines to the audit log, which the hub's role can add to and read, and nothing else.
 *
 * @throws what the database throws: what cannot be logged does not happen
 */
export async function writeAudit(
  req: PayloadRequest,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  // A change and its line are committed together or not at all.
  const executor = (await openTransaction(req.payload.db, req)) ?? executorOf(req.payload);
  const address = cut(req.headers?.get(ADDRESS_HEADER) ?? undefined, MAX_SHORT);
  for (const { action, kind, id, title, fields = [], actor } of entries) {
    const actorId = actor ? actor.id : req.user?.id;
    const name = actor?.name ?? (req.user ? `${req.user.name} <${req.user.email}>` : undefined);
    await executor.query(
      `INSERT INTO audit.entry (actor_id, actor, action, subject_kind, subject_id, subject, fields, address)
       VALUES ($1, $2, $3, $4, $5, $6, ARRAY(SELECT jsonb_array_elements_text($7::jsonb)), $8)`,
      [
        actorId === undefined ? null : String(actorId),
        cut(name, MAX_CHARACTERS),
        action,
        kind,
        id === undefined ? null : String(id),
        cut(title, MAX_CHARACTERS),
        JSON.stringify(fields),
        address,
      ],
    );
  }
}
