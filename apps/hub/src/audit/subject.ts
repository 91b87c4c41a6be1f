import type { SanitizedConfig } from 'payload';

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
