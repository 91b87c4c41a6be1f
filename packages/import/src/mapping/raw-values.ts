import { fold } from '@selvedge/contract/text';
import type { CellValue } from '../read/source.ts';
import type { FieldRule, Mapping } from './mapping-schema.ts';
import { cellText, type RowCells } from './row-cells.ts';
import { readTemplate } from './template.ts';

/** What a rule finds in a row, before any change to it; none where all is blank. */
type RawValues = (cells: RowCells) => CellValue[];

/** The columns a rule reads. Of an option it is the columns of the values. */
export function ruleColumns(rule: FieldRule, mapping: Mapping): string[] {
  return [
    ...[rule.column ?? []].flat(),
    ...[rule.template ?? []].flat().flatMap((template) => readTemplate(template).columns),
    ...(rule.option ? mapping.options.flatMap(({ name, value }) => [name, value]) : []),
  ];
}

/**
 * Makes the function that finds a rule's values in a row.
 *
 * @param all whether every column of the rule counts, rather than the first that is not blank
 */
export function rawValues(rule: FieldRule, mapping: Mapping, all: boolean): RawValues {
  const found = fromSource(rule, mapping, all);
  const fallback = [rule.default ?? []].flat();
  return (cells) => {
    const values = found(cells);
    return values.length === 0 ? fallback : values;
  };
}

function fromSource(rule: FieldRule, mapping: Mapping, all: boolean): RawValues {
  const { constant, option } = rule;
  if (constant !== undefined) return () => [constant].flat();
  if (option) return fromOption(option, mapping.options);
  if (rule.template !== undefined) {
    const templates = [rule.template].flat().map(readTemplate);
    return (cells) => {
      const cell = (column: string) => cellText(cells.get(column), column);
      for (const template of templates) {
        const text = template.fill(cell).trim();
        if (text !== '') return [text];
      }
      return [];
    };
  }
  const columns = [rule.column ?? []].flat();
  return (cells) => {
    const values: CellValue[] = [];
    for (const column of columns) {
      if (rule.collect) values.push(...cells.collect(column));
      else {
        const value = cells.get(column);
        if (value !== undefined) values.push(value);
      }
      if (!all && values.length > 0) break;
    }
    return values;
  };
}

function fromOption(wanted: readonly string[], options: Mapping['options']): RawValues {
  const names = new Set(wanted.map(fold));
  return (cells) => {
    for (const { name, value } of options) {
      if (!names.has(fold(cellText(cells.get(name), name)))) continue;
      const found = cells.get(value);
      if (found !== undefined) return [found];
    }
    return [];
  };
}
