import { ITEM_GROUP, itemGroupName, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { SelectField } from 'payload';

type ItemGroup = (typeof ITEM_GROUP)[keyof typeof ITEM_GROUP];

const option = (code: ItemGroup) => ({ value: code, label: `${itemGroupName(code)} (${code})` });

interface ItemGroupOptions {
  readonly name?: string;
  readonly required?: boolean;
  /** Brands' own pages may also stand under the pseudo-group of brands. */
  readonly withBrands?: boolean;
  /** Beside the form instead of in it. */
  readonly beside?: boolean;
}

/** The group that a page or a card belongs to. */
export const itemGroup = (options: ItemGroupOptions = {}): SelectField => ({
  name: options.name ?? 'itemGroup',
  type: 'select',
  label: 'Item group',
  enumName: options.withBrands ? 'item_group_or_brands' : 'item_group',
  required: options.required ?? true,
  options: [
    ...PRODUCT_GROUPS.map(({ code }) => option(code)),
    ...(options.withBrands ? [option(ITEM_GROUP.brands)] : []),
  ],
  admin: options.beside ? { position: 'sidebar' } : { width: '33%' },
});
