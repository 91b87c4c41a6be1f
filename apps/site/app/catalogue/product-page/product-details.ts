import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { fold } from '@selvedge/contract/text';
import { martindaleUse } from '../rules/rubs-in-words.ts';
import { dimensionWords, isShownDetail, sizeWords } from '../rules/size-words.ts';
import type { DesignItem } from './product-attributes.ts';

/** One row of the "Product Details" table. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
}

const row = (label: string, value: string): DetailRow => ({ label, value: value.trim() });

/** A measure as the supplier writes it; a number alone, as spreadsheets have it, is in centimetres. */
const measureWords = (measure: string): string =>
  /^\d+(?:[.,]\d+)?$/u.test(measure.trim()) ? `${measure.trim()}cm` : measure;

/** How the fabric runs, for who does not know the trade's word; anything but yes and no as the supplier writes it. */
function railroadedWords(railroaded: string): string {
  switch (fold(railroaded)) {
    case 'yes':
      return 'Yes, it runs sideways, without seams';
    case 'no':
      return 'No, it runs up the roll';
    default:
      return railroaded;
  }
}

function groupRows(item: DesignItem): DetailRow[] {
  switch (item.item_group) {
    case ITEM_GROUP.rugs:
      return [row('Size', sizeWords(item) || item.web_size)];
    case ITEM_GROUP.fabric:
      return [
        row('Width', measureWords(item.width)),
        row('Vertical Repeat', measureWords(item.repeat_t)),
        row('Horizontal Repeat', measureWords(item.repeat_h)),
        row('Railroaded', railroadedWords(item.railroaded)),
        row('Composition', item.composition),
        row('Weight', item.c_weight),
        row('Martindale Rubs', martindaleWords(item.martindale)),
      ];
    case ITEM_GROUP.wallpaper:
      return [
        row('Roll Dimension', dimensionWords(item)),
        row('Vertical Repeat', measureWords(item.repeat_t)),
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

/**
 * Martindale rubs as they are given, with their meaning: "25 000, general domestic use"; a value that is no whole
 * number, or already says more than one, stays as it is.
 */
export function martindaleWords(rubs: string): string {
  const digits = rubs.replace(/[\s,]+/gu, '').replace(/(?:rubs|cycles)$/iu, '');
  if (!/^[1-9]\d{0,8}$/u.test(digits)) return rubs;
  return `${rubs}, ${martindaleUse(Number(digits))}`;
}
