import { CONTENT_SCHEMAS, type Content, type ContentKind } from './content.ts';
import type { QueryExecutor } from './query-executor.ts';

/** Another document of the hub publishes this content already. */
export class ContentTakenError extends Error {
  override name = 'ContentTakenError';
  /** The document that has it, as {@link publishOwned} was told. */
  readonly owner: string;

  constructor(kind: ContentKind, key: string, owner: string) {
    super(`${kind} "${key}" is published by ${owner} already.`);
    this.owner = owner;
  }
}

/**
 * Publishes the one content of a document of the hub, in the caller's transaction. What the document published under
 * another key before goes; content that no document owns becomes the document's; and where all of it stands so already,
 * nothing is written, so that nobody is told of a change.
 *
 * @param owner names the document, such as "stores/12"
 * @throws {z.ZodError} where `doc` is not of its kind
 * @throws {ContentTakenError} where another document owns this key
 */
export async function publishOwned<Kind extends ContentKind>(
  executor: QueryExecutor,
  owner: string,
  content: { readonly kind: Kind; readonly key: string; readonly doc: Content<Kind> },
): Promise<void> {
  const { kind, key } = content;
  const doc = JSON.stringify(CONTENT_SCHEMAS[kind].parse(content.doc));
  // Statements that touch nothing would be told as a change all the same: the triggers are on statements.
  const { rows } = await executor.query(
    `SELECT owner, kind = $2 AND key = $3 AS is_here, doc = $4::jsonb AS is_same FROM published.content
     WHERE owner = $1 OR (kind = $2 AND key = $3) FOR UPDATE`,
    [owner, kind, key, doc],
  );
  const here = rows.find(({ is_here }) => is_here);
  if (here && here.owner !== null && here.owner !== owner) {
    throw new ContentTakenError(kind, key, String(here.owner));
  }
  if (rows.some(({ is_here }) => !is_here)) {
    await executor.query(
      'DELETE FROM published.content WHERE owner = $1 AND NOT (kind = $2 AND key = $3)',
      [owner, kind, key],
    );
  }
  if (here?.owner === owner && here.is_same) return;
  await executor.query(
    `INSERT INTO published.content (kind, key, doc, owner) VALUES ($2, $3, $4::jsonb, $1)
     ON CONFLICT (kind, key) DO UPDATE SET doc = excluded.doc, owner = excluded.owner`,
    [owner, kind, key, doc],
  );
}

/** Takes away what a document of the hub has published, in the caller's transaction. */
export async function withdrawOwned(executor: QueryExecutor, owner: string): Promise<void> {
  const held = 'FROM published.content WHERE owner = $1';
  const { rows } = await executor.query(`SELECT kind ${held} FOR UPDATE`, [owner]);
  if (rows.length > 0) await executor.query(`DELETE ${held}`, [owner]);
}
