import { missingColumn } from './check-columns.ts';
import { type Mapping, PRODUCT_FIELDS } from './mapping-schema.ts';
import { ruleColumns } from './raw-values.ts';

/**
 * A mapping for a file that changes products which are there, and of them nothing but what it carries: the SKU, which tells
 * which, is needed, and fields whose columns the file lacks are left alone, as are constants and defaults.
 *
 * @param columns the file's header
 */
export function updating(mapping: Mapping, columns: readonly string[]): Mapping {
  const present = new Set(columns);
  const carried = PRODUCT_FIELDS.filter((field) => {
    const rule = mapping.fields[field];
    if (!rule || field === 'sku') return field === 'sku';
    const isConstant = ruleColumns(rule, mapping).length === 0;
    return !isConstant && missingColumn(rule, mapping, present) === undefined;
  });
  const fields = Object.fromEntries(
    carried.map((field) => [field, { ...mapping.fields[field], default: undefined }]),
  );
  const group = mapping.group && present.has(mapping.group.by) ? mapping.group : undefined;
  return { ...mapping, complete: false, group, fields: fields as Mapping['fields'] };
}
