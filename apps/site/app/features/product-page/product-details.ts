import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { fold } from '@selvedge/contract/text';
import { martindaleWords } from './martindale-words.ts';
import type { DesignItem } from './product-attributes.ts';
import { isShownDetail } from './shown-detail.ts';
import { dimensionWords, sizeWords } from './size-words.ts';

/** One row of the "Product Details" table. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
}

const row = (label: string, value: string): DetailRow => ({ label, value: value.trim() });

function groupRows(item: DesignItem): DetailRow[] {
  switch (item.item_group) {
    case ITEM_GROUP.rugs:
      return [row('Size', sizeWords(item) || item.web_size)];
    case ITEM_GROUP.fabric:
      return [
        row('Width', item.width),
        row('Vertical Repeat', item.repeat_t),
        row('Horizontal Repeat', item.repeat_h),
        row('Railroaded', item.railroaded),
        row('Composition', item.composition),
        row('Weight', item.c_weight),
        row('Martindale Rubs', martindaleWords(item.martindale)),
      ];
    case ITEM_GROUP.wallpaper:
      return [
        row('Roll Dimension', dimensionWords(item)),
        row('Vertical Repeat', item.repeat_t),
        row('Composition', item.composition),
        row('Installation', item.hanging_instructions),
      ];
    default:
      return [];
  }
}

function brandRows(item: DesignItem, homewareBrand: string, given: readonly DetailRow[]) {
  const isHomewareBrand = homewareBrand !== '' && fold(item.brand) === fold(homewareBrand);
  if (!isHomewareBrand || given.some(({ label }) => label === 'Weight')) return [];
  return [row('Weight', item.c_weight)];
}

/**
 * The rows of a product's details: what identifies it, then what its type adds (PROD-17, PROD-18, PROD-19); rows that
 * say nothing are left out (PROD-14). `homewareBrand` is the supplier's homeware brand, or empty.
 */
export function productDetails(item: DesignItem, homewareBrand: string): DetailRow[] {
  const byGroup = groupRows(item);
  return [
    row('Collection', item.range),
    row('Application', item.application),
    ...byGroup,
    ...brandRows(item, homewareBrand, byGroup),
    row('Product Code', item.sku),
  ].filter(({ value }) => isShownDetail(value));
}
