import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { sortForm } from '@selvedge/contract/text';
import { PRODUCT_GAPS, type ProductGap } from '@selvedge/database/product-gaps';
import { z } from 'zod';

/** What products on the site can lack, in words. */
export const GAPS: Readonly<Record<ProductGap, string>> = {
  picture: 'No picture',
  repeat: 'No repeat (fabric, wallpaper)',
  composition: 'No composition (fabric, rugs)',
  colour: 'No colour family',
};

export const STATES = ['shown', 'withdrawn', 'staff'] as const;
const MAX_TEXT = 200;

/** What a list of products is narrowed to; anything that is not understood is left out, as an address may be typed. */
export const productFilter = z.object({
  text: z.string().trim().max(MAX_TEXT).catch(''),
  group: z
    .enum(PRODUCT_GROUPS.map(({ code }) => code))
    .optional()
    .catch(undefined),
  state: z.enum(STATES).optional().catch(undefined),
  gap: z.enum(PRODUCT_GAPS).optional().catch(undefined),
});

export type ProductFilter = z.output<typeof productFilter>;

const literal = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, '\\$&')}%`;

/**
 * The condition of a filter over `published.product AS stored LEFT JOIN products.staff_values AS staff`: every word of the
 * text stands somewhere in design, colour, collection or SKU.
 *
 * @returns SQL with `$1` and on, and what stands there
 */
export function filterCondition(filter: ProductFilter): {
  readonly sql: string;
  readonly parameters: readonly string[];
} {
  const terms: string[] = ['true'];
  const parameters: string[] = [];
  const parameter = (value: string): string => `$${parameters.push(value)}`;
  for (const word of filter.text.split(/\s+/u).filter(Boolean)) {
    const name = parameter(literal(sortForm(word)));
    terms.push(`(stored.sort_key LIKE ${name} OR stored.sku ILIKE ${parameter(literal(word))})`);
  }
  if (filter.group)
    terms.push(`stored.facet_keys @> ARRAY[${parameter(`item_group:${filter.group}`)}]`);
  if (filter.state === 'shown') terms.push('stored.is_published');
  if (filter.state === 'withdrawn') terms.push('NOT stored.is_published');
  if (filter.state === 'staff') terms.push('staff.sku IS NOT NULL');
  if (filter.gap)
    terms.push(`stored.is_published AND stored.gaps @> ARRAY[${parameter(filter.gap)}]`);
  return { sql: terms.join(' AND '), parameters };
}

/** A filter as the list's address says it. */
export function filterQuery(filter: Partial<ProductFilter>, page = 1): string {
  const entries = Object.entries({ ...filter, page: page > 1 ? String(page) : undefined });
  const chosen = entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(chosen).toString();
  return query ? `/admin/products?${query}` : '/admin/products';
}
