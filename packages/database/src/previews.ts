import { createHash, randomBytes } from 'node:crypto';
import { CONTENT_SCHEMAS, type Content, type ContentKind } from './content.ts';
import type { QueryExecutor } from './query-executor.ts';

const TOKEN_BYTES = 32;
/** What a token looks like: base64url of 32 bytes. */
const TOKEN = /^[\w-]{43}$/u;

/** Links to a page that are good at a time: each look at it makes one. */
const MOST_OF_A_PAGE = 20;
/** Of all pages: which one a draft is of, whoever writes it can say anew with each look. */
const MOST = 500;

/** Content that whoever has a link may see before it is published. */
export interface Preview {
  readonly kind: ContentKind;
  readonly key: string;
  readonly doc: Content<ContentKind>;
  /** Origins whose pages may show it in a frame, with spaces between them. */
  readonly framedBy: string;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Keeps content to be previewed, under the hash of a token that nobody else can guess, and forgets what has expired, and all
 * but the newest twenty of its page and five hundred in all.
 *
 * @param lifeSeconds how long the token is good for
 * @returns the token, for the link
 * @throws {z.ZodError} where `doc` is not of its kind
 */
export async function keepPreview(
  executor: QueryExecutor,
  { kind, key, doc, framedBy }: Preview,
  lifeSeconds: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await executor.query('DELETE FROM published.preview WHERE expires_at < now()', []);
  await executor.query(
    `INSERT INTO published.preview (token_hash, kind, key, doc, framed_by, expires_at)
     VALUES (decode($1, 'hex'), $2, $3, $4::jsonb, $5, now() + make_interval(secs => $6))`,
    [
      hashOf(token).toString('hex'),
      kind,
      key,
      JSON.stringify(CONTENT_SCHEMAS[kind].parse(doc)),
      framedBy,
      lifeSeconds,
    ],
  );
  await executor.query(
    `DELETE FROM published.preview WHERE token_hash IN (
       (SELECT token_hash FROM published.preview WHERE kind = $1 AND key = $2
        ORDER BY expires_at DESC OFFSET $3)
       UNION ALL (SELECT token_hash FROM published.preview ORDER BY expires_at DESC OFFSET $4))`,
    [kind, key, MOST_OF_A_PAGE, MOST],
  );
  return token;
}

/** The content that a token shows; null for one that is unknown or has expired. */
export async function readPreview(executor: QueryExecutor, token: string): Promise<Preview | null> {
  if (!TOKEN.test(token)) return null;
  const { rows } = await executor.query(
    `SELECT kind, key, doc, framed_by FROM published.preview
     WHERE token_hash = decode($1, 'hex') AND expires_at > now()`,
    [hashOf(token).toString('hex')],
  );
  const [row] = rows;
  const kind = (Object.keys(CONTENT_SCHEMAS) as ContentKind[]).find((one) => one === row?.kind);
  if (!row || !kind) return null;
  return {
    kind,
    key: String(row.key),
    doc: CONTENT_SCHEMAS[kind].parse(row.doc),
    framedBy: String(row.framed_by),
  };
}
