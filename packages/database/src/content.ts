import { store, successor, textPage, vacancy } from '@selvedge/contract/house-content';
import {
  internationalBrandPage,
  internationalsSettings,
} from '@selvedge/contract/international-content';
import { CONTENT_SCHEMAS as PAGE_SCHEMAS } from '@selvedge/contract/page-content';
import { brand } from '@selvedge/contract/product-calls';
import { siteSettings } from '@selvedge/contract/site-settings';
import type pg from 'pg';
import type { z } from 'zod';
import type { QueryExecutor } from './query-executor.ts';

/** The kinds of published content that are not products, and the schema of each. */
export const CONTENT_SCHEMAS = {
  /** One document, under the key ''. */
  'site-settings': siteSettings,
  /** One document a brand, under its name. */
  brand,
  /** Content of pages, under the keys that `contentDocumentKey` makes. */
  'page/home': PAGE_SCHEMAS.home,
  'page/landing': PAGE_SCHEMAS.landing,
  'page/application': PAGE_SCHEMAS.application,
  'page/collection': PAGE_SCHEMAS.collection,
  'page/brand': PAGE_SCHEMAS.brand,
  'page/applicationType': PAGE_SCHEMAS.applicationType,
  /** One document, under the key ''. */
  internationals: internationalsSettings,
  /** One document a published brand, under its id. */
  'international-brand': internationalBrandPage,
  /** Stores and vacancies are shown in the order of their keys, such as '0010'. */
  store,
  vacancy,
  /** Pages of text, under the names of `TEXT_PAGES`. */
  'text-page': textPage,
  /** Under the names of withdrawn colourways, as `successorKey` makes them. */
  successor,
} as const satisfies Record<string, z.ZodType>;

export type ContentKind = keyof typeof CONTENT_SCHEMAS;
export type Content<Kind extends ContentKind> = z.output<(typeof CONTENT_SCHEMAS)[Kind]>;

/**
 * Publishes one document in the caller's transaction; one that is published just so already is left alone, and so is one
 * that a document of the hub owns.
 *
 * @throws {z.ZodError} where `doc` is not of its kind
 */
export async function writeContent<Kind extends ContentKind>(
  client: pg.ClientBase,
  kind: Kind,
  key: string,
  doc: Content<Kind>,
): Promise<void> {
  const parameters = [kind, key, JSON.stringify(CONTENT_SCHEMAS[kind].parse(doc))];
  const { rowCount } = await client.query(
    `SELECT FROM published.content
     WHERE kind = $1 AND key = $2 AND (doc = $3::jsonb OR owner IS NOT NULL)`,
    parameters,
  );
  if (rowCount) return;
  await client.query(
    `INSERT INTO published.content (kind, key, doc) VALUES ($1, $2, $3::jsonb)
     ON CONFLICT (kind, key) DO UPDATE SET doc = excluded.doc, changed_at = now()`,
    parameters,
  );
}

/**
 * All published documents of a kind, in the order of their keys by code point.
 *
 * @throws {z.ZodError} where a stored document is not of its kind
 */
export async function readContent<Kind extends ContentKind>(
  client: pg.ClientBase | pg.Pool,
  kind: Kind,
): Promise<{ key: string; doc: Content<Kind> }[]> {
  const { rows } = await client.query<{ key: string; doc: unknown }>(
    'SELECT key, doc FROM published.content WHERE kind = $1 ORDER BY key',
    [kind],
  );
  // TypeScript does not follow the kind through the table of schemas; each schema's output is Content<Kind> by definition.
  return rows.map(({ key, doc }) => ({
    key,
    doc: CONTENT_SCHEMAS[kind].parse(doc) as Content<Kind>,
  }));
}

/** When a content was first published, and when it was changed last: ISO times in UTC. */
export interface ContentDates {
  readonly firstPublishedAt: string;
  readonly changedAt: string;
}

/** The dates of all published content, by kind and key. */
export async function readContentDates(
  client: pg.ClientBase | pg.Pool,
): Promise<(ContentDates & { readonly kind: ContentKind; readonly key: string })[]> {
  const iso = (column: string) =>
    `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const { rows } = await client.query(
    `SELECT kind, key, ${iso('first_published_at')} AS "firstPublishedAt", ${iso('changed_at')} AS "changedAt"
     FROM published.content`,
  );
  return rows;
}

/** Characters of published content as it is stored: what a document of the hub would replace, and all of its kind. */
export async function contentCharacters(
  executor: QueryExecutor,
  {
    kind,
    key,
    owner,
  }: { readonly kind: ContentKind; readonly key: string; readonly owner: string },
): Promise<{ readonly own: number; readonly all: number }> {
  const { rows } = await executor.query(
    `SELECT coalesce(sum(length(doc::text)) FILTER (WHERE owner = $2 OR key = $3), 0)::int AS own,
       coalesce(sum(length(doc::text)), 0)::int AS all
     FROM published.content WHERE kind = $1`,
    [kind, owner, key],
  );
  return { own: Number(rows[0]?.own), all: Number(rows[0]?.all) };
}

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
  if (here?.owner === owner && here.is_same && rows.length === 1) return;
  // A document that moves to another key, such as a vacancy in another place, is published since it was first.
  await executor.query(
    `WITH moved AS (
       DELETE FROM published.content WHERE owner = $1 AND NOT (kind = $2 AND key = $3)
       RETURNING kind, first_published_at)
     INSERT INTO published.content (kind, key, doc, owner, first_published_at)
     VALUES ($2, $3, $4::jsonb, $1,
       coalesce((SELECT min(first_published_at) FROM moved WHERE kind = $2), now()))
     ON CONFLICT (kind, key) DO UPDATE SET doc = excluded.doc, owner = excluded.owner, changed_at = now()`,
    [owner, kind, key, doc],
  );
}

/** Takes away what a document of the hub has published, in the caller's transaction. */
export async function withdrawOwned(executor: QueryExecutor, owner: string): Promise<void> {
  const held = 'FROM published.content WHERE owner = $1';
  const { rows } = await executor.query(`SELECT kind ${held} FOR UPDATE`, [owner]);
  if (rows.length > 0) await executor.query(`DELETE ${held}`, [owner]);
}
