import type { MetaDescriptor } from 'react-router';
import type { SiteProfile } from './site-profile.ts';

/** What a route's `meta` is given of the routes above it; the first is the root. */
type Matches = readonly (
  | { readonly id: string; readonly loaderData?: unknown; readonly data?: unknown }
  | undefined
)[];

function supplierName(matches: Matches): string | undefined {
  const root = matches[0]?.loaderData as { profile?: SiteProfile } | undefined;
  return root?.profile?.supplier_name;
}

/** A page's title with the supplier's name after it, and its description. */
export function pageMeta(matches: Matches, title: string, description?: string): MetaDescriptor[] {
  const name = supplierName(matches);
  return [
    { title: name === undefined ? title : `${title} | ${name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
