import type { Product } from '@selvedge/contract/product';
import { stringify } from 'csv-stringify/sync';
import { FIELD_KINDS, PRODUCT_FIELDS, type ProductField } from './mapping/mapping-schema.ts';

/** What stands between the values of a list: the mapping `selvedge` splits there. */
const BETWEEN = '|';

/** What a cell holds whole. Pictures and symbols have files of their own, and stay with a product whose row is without them. */
const KINDS = ['text', 'list', 'yes-no', 'number', 'date'];
const COLUMNS: readonly ProductField[] = PRODUCT_FIELDS.filter((field) =>
  KINDS.includes(FIELD_KINDS[field]),
);

function cellOf(product: Product, field: ProductField): string {
  const value = product[field];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(BETWEEN) : String(value ?? '');
}

/** The header of a file of our own columns. */
export const ownHeader = (): string => stringify([[...COLUMNS]], { bom: true });

/**
 * Products as rows of CSV under {@link ownHeader}: an import that changes only what the file carries reads the same products
 * of it. Cells that a spreadsheet would run as a formula are defused.
 */
export const ownRows = (products: readonly Product[]): string =>
  stringify(
    products.map((product) => COLUMNS.map((field) => cellOf(product, field))),
    { escape_formulas: true },
  );
