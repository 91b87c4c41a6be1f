import { sql } from '@payloadcms/db-postgres';
import type { Payload, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { textOf } from '../../content/fields/codec.ts';
import { TEXT_FIELDS } from '../../products/staff-fields.ts';

const row = z.object({
  id: z.coerce.number(),
  at: z.coerce.date(),
  actor: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string().nullable(),
  subject: z.string().nullable(),
  fields: z.array(z.string()),
  address: z.string().nullable(),
});

export type AuditRow = z.output<typeof row>;

interface AuditFilter {
  /** Only entries older than this number. */
  readonly before?: number | undefined;
  /** Part of the name of who it was, or of what it was about. */
  readonly about?: string | undefined;
  /** Slug of a collection or global. */
  readonly kind?: string | undefined;
}

/** PostgreSQL holds no such character in a text. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** Entries on one page of the log. */
export const AUDIT_PAGE = 50;

/** The newest entries first, one more than a page holds where there are more. */
export async function readAudit(payload: Payload, filter: AuditFilter): Promise<AuditRow[]> {
  const about = filter.about ? `%${storable(filter.about).replaceAll(/[\\%_]/gu, '\\$&')}%` : null;
  const kind = filter.kind === undefined ? null : storable(filter.kind);
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, at, actor, action, subject_kind, subject_id, subject, fields, address FROM audit.entry
    WHERE (${filter.before ?? null}::bigint IS NULL OR id < ${filter.before ?? null}::bigint)
      AND (${kind}::text IS NULL OR subject_kind = ${kind}::text)
      AND (${about}::text IS NULL OR actor ILIKE ${about}::text OR subject ILIKE ${about}::text)
    ORDER BY id DESC LIMIT ${AUDIT_PAGE + 1}`);
  return z.array(row).parse(rows);
}

/** What an entry of the audit log is about, in words, with the way to it where there is one. */
export interface Subject {
  readonly kind: string;
  readonly href: string | null;
}

const inWords = (label: unknown, slug: string): string =>
  typeof label === 'string' ? label : slug.replaceAll('-', ' ');

/**
 * What an entry is about: the name that menus give the kind, not its slug, and the page of the document. What has been
 * deleted has no page.
 */
export function subjectOf(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  entry: { readonly action: string; readonly kind: string; readonly id: string | null },
): Subject {
  const { action, kind, id } = entry;
  const isThere = id !== null && action !== 'delete';
  if (kind === 'products') {
    const isImport = action.endsWith('import');
    const page = `/admin/products/edit?${new URLSearchParams({ sku: id ?? '' })}`;
    return { kind: 'Product', href: isImport ? '/admin/products/import' : isThere ? page : null };
  }
  const collection = collections.find(({ slug }) => slug === kind);
  if (collection) {
    return {
      kind: inWords(collection.labels.singular, kind),
      href: isThere ? `/admin/collections/${kind}/${encodeURIComponent(id)}` : null,
    };
  }
  const global = globals.find(({ slug }) => slug === kind);
  return { kind: inWords(global?.label, kind), href: global ? `/admin/globals/${kind}` : null };
}

/** Every kind that entries can be about: its slug, and what people call it, in the order of the names. */
export const kindsOf = (
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
): (readonly [slug: string, name: string])[] =>
  [
    ...config.collections.filter(({ admin }) => admin.group !== false).map(({ slug }) => slug),
    ...config.globals.map(({ slug }) => slug),
    'products',
  ]
    .filter((slug) => !slug.startsWith('payload-'))
    .map((slug) => [slug, subjectOf(config, { action: '', kind: slug, id: null }).kind] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

/** What forms call the fields that no configuration names. */
const PRODUCT_WORDS: ReadonlyMap<string, string> = new Map([
  ...TEXT_FIELDS.map(({ name, label }) => [name, label] as const),
  ['is_published', 'On the site or not'],
  ['additionalImages', 'Pictures'],
  ['primaryImageUrl', 'First picture'],
  ['successor', 'Successor'],
]);
const OWN_WORDS: ReadonlyMap<string, string> = new Map([
  ['_status', 'Published or draft'],
  ['password', 'Password'],
  ['address', 'File'],
  ['filename', 'File'],
  ['focalX', 'What stays in view'],
  ['focalY', 'What stays in view'],
]);

const member = (field: object, name: string): unknown => Reflect.get(field, name);

/** Fields that are laid out under a heading which is no field itself are named with it: "Hero banner: Pictures". */
function wordsOf(fields: readonly object[], section = ''): [name: string, word: string][] {
  return fields.flatMap((field) => {
    const label = textOf(member(field, 'label'));
    const name = textOf(member(field, 'name'));
    if (name !== '') {
      const word = label || name;
      const isRepeated = section === '' || section === word;
      return [[name, isRepeated ? word : `${section}: ${word}`]];
    }
    const below: unknown = member(field, 'fields');
    return Array.isArray(below) ? wordsOf(below, label || section) : [];
  });
}

/**
 * Names of fields as forms have them, each once.
 *
 * @param kind slug of a collection or global, or "products"
 * @param names as the log keeps them; one that no form has any more stays as it is
 */
export function fieldWords(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  kind: string,
  names: readonly string[],
): string[] {
  const form = [...collections, ...globals].find(({ slug }) => slug === kind);
  const words = new Map([...(form ? wordsOf(form.fields) : PRODUCT_WORDS), ...OWN_WORDS]);
  return [...new Set(names.map((name) => words.get(name) ?? name))];
}
