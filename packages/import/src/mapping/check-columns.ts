import { ImportRefused } from '../import-refused.ts';
import { type FieldRule, type Mapping, PRODUCT_FIELDS } from './mapping-schema.ts';
import { didYouMean } from './mappings.ts';
import { ruleColumns } from './raw-values.ts';
import { readTemplate } from './template.ts';

/**
 * Checks a mapping against a file's header.
 *
 * @returns the columns that the mapping does not read
 * @throws ImportRefused naming each column that a rule needs and the file lacks, and the file's columns
 */
export function checkColumns(
  mapping: Mapping,
  columns: readonly string[],
  mappingName: string,
): string[] {
  const present = new Set(columns);
  const problems: string[] = [];
  const need = (place: string, column: string) =>
    problems.push(`${place}: there is no column "${column}".${didYouMean(column, columns)}`);

  for (const field of PRODUCT_FIELDS) {
    const rule = mapping.fields[field];
    if (!rule || rule.optional || rule.default !== undefined) continue;
    const missing = missingColumn(rule, mapping, present);
    if (missing !== undefined) need(`fields.${field}`, missing);
  }
  if (mapping.group && !present.has(mapping.group.by)) need('group.by', mapping.group.by);
  const read = columnsRead(mapping);
  if (problems.length === 0 && !columns.some((column) => read.has(column))) {
    problems.push('the file has none of the columns that the mapping reads');
  }
  if (problems.length > 0) {
    throw new ImportRefused(
      `The mapping ${mappingName} does not fit the file:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n${columnList(columns)}`,
    );
  }
  return columns.filter((column) => !read.has(column));
}

/** The first column that a rule cannot do without; undefined where the file has what it needs. */
function missingColumn(
  rule: FieldRule,
  mapping: Mapping,
  present: ReadonlySet<string>,
): string | undefined {
  const templates = [rule.template ?? []].flat().map(readTemplate);
  const ways = [
    ...[rule.column ?? []].flat().map((column) => [column]),
    ...templates.map(({ needed }) => needed),
    ...(rule.option ? mapping.options.map(({ name, value }) => [name, value]) : []),
  ];
  const lacking = ways.map((way) => way.find((column) => !present.has(column)));
  return lacking.includes(undefined) ? undefined : lacking[0];
}

function columnsRead(mapping: Mapping): Set<string> {
  const { group } = mapping;
  return new Set([
    ...Object.values(mapping.fields).flatMap((rule) => (rule ? ruleColumns(rule, mapping) : [])),
    ...(group ? [group.by, ...group.product_when] : []),
  ]);
}

/** Columns a message lists before it stops. */
const LISTED_COLUMNS = 60;

/** The file's columns, for messages. */
export function columnList(columns: readonly string[]): string {
  const listed = columns.slice(0, LISTED_COLUMNS).map((column) => `"${column.slice(0, 60)}"`);
  const more = columns.length - listed.length;
  return `The file's columns: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

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
