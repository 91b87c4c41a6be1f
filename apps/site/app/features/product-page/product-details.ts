import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { hasDiameter } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { martindaleWords } from './martindale-words.ts';
import type { DesignItem } from './product-attributes.ts';

/** One row of the "Product Details" table. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
}

const SAYS_NOTHING = /^(?:n\/a|[-–—]*)$/iu;

/** Whether a value is worth a row: not empty, "N/A" or a dash. Source: PROD-14. */
export const isShownDetail = (value: string): boolean => !SAYS_NOTHING.test(value.trim());

/** Width and length as people read them, "160cm x 230cm"; one alone where the other says nothing. */
function dimensions({ width, length_cm }: DesignItem): string {
  return [width, length_cm]
    .map((part) => part.trim())
    .filter(isShownDetail)
    .join(' x ');
}

function rugSize(item: DesignItem): string {
  if (hasDiameter(item.diameter)) return `${item.diameter.trim()} diameter`;
  return dimensions(item) || item.web_size;
}

const row = (label: string, value: string): DetailRow => ({ label, value: value.trim() });

function groupRows(item: DesignItem): DetailRow[] {
  switch (item.item_group) {
    case ITEM_GROUP.rugs:
      return [row('Size', rugSize(item))];
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
        row('Roll Dimension', dimensions(item)),
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
