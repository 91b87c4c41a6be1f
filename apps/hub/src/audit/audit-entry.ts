import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

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

/** The connection that the request's operation writes on, so that a change and its line are committed together or not at all. */
async function connectionOf(req: PayloadRequest) {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id];
  // Payload does not say what its sessions hold: the adapter's own connection, bound to the transaction.
  return session ? (session.db as typeof req.payload.db.drizzle) : req.payload.db.drizzle;
}

/**
 * Adds lines to the audit log, which the hub's role can add to and read, and nothing else.
 *
 * @throws what the database throws: what cannot be logged does not happen
 */
export async function writeAudit(
  req: PayloadRequest,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  const connection = await connectionOf(req);
  const address = cut(req.headers?.get(ADDRESS_HEADER) ?? undefined, MAX_SHORT);
  for (const { action, kind, id, title, fields = [], actor } of entries) {
    const actorId = actor ? actor.id : req.user?.id;
    const name = actor?.name ?? (req.user ? `${req.user.name} <${req.user.email}>` : undefined);
    await connection.execute(sql`
      INSERT INTO audit.entry (actor_id, actor, action, subject_kind, subject_id, subject, fields, address)
      VALUES (${actorId === undefined ? null : String(actorId)}, ${cut(name, MAX_CHARACTERS)}, ${action},
        ${kind}, ${id === undefined ? null : String(id)}, ${cut(title, MAX_CHARACTERS)},
        ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb)), ${address})`);
  }
}
