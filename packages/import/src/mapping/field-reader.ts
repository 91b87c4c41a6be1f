import { fold } from '@selvedge/contract/text';
import { compile } from 'html-to-text';
import type { CellValue } from '../read/source.ts';
import { FIELD_KINDS, type FieldRule, type Mapping, type ProductField } from './mapping-schema.ts';
import { type DecimalSign, inUnit, readDate, readNumber } from './measures.ts';
import { rawValues, ruleColumns } from './raw-values.ts';
import { cellText, type RowCells, RowError } from './row-cells.ts';

/** Makes one field's value out of a row; undefined where the row says nothing about it. Throws {@link RowError}. */
export type FieldReader = (cells: RowCells) => unknown;

/** Makes the reader of one field. */
export function fieldReader(
  field: ProductField,
  rule: FieldRule,
  mapping: Mapping,
  decimal: DecimalSign,
): FieldReader {
  const kind = FIELD_KINDS[field];
  const column = ruleColumns(rule, mapping)[0] ?? '';
  const refuse = (value: CellValue, reason: string) =>
    new RowError({
      column,
      value: typeof value === 'string' ? value : JSON.stringify(value),
      reason: `${field}: ${reason}`,
    });
  const change = valueChange(rule);
  const textOfHtml = rememberingLast(htmlText);
  const text = (value: CellValue) => {
    const written = cellText(change(value), column).replaceAll('\r\n', '\n');
    const changed = rule.html ? textOfHtml(written) : written;
    return rule.unit ? inUnit(changed, rule.unit, rule.from ?? rule.unit, decimal) : changed;
  };
  const single =
    <T>(read: (value: CellValue) => T) =>
    (values: CellValue[]): T | undefined =>
      values.length === 0 ? undefined : read(values[0]);

  const read = ((): ((values: CellValue[]) => unknown) => {
    switch (kind) {
      case 'text':
      case 'picture':
        return single(text);
      case 'list':
        return (values) => distinct(entries(values, rule).map(text));
      case 'pictures':
        return (values) =>
          entries(values, rule).map((entry) => readEntry(entry, refuse, ['image_data']));
      case 'symbols':
        return (values) =>
          entries(values, rule).map((entry) => readEntry(change(entry), refuse, ['file_name']));
      case 'instructions':
        return (values) =>
          entries(values, rule).map((entry) =>
            readEntry(change(entry), refuse, ['cleaning_instruction_name', 'file_name']),
          );
      case 'yes-no':
        return single((value) => {
          const answer = readYesNo(change(value));
          if (answer === undefined) throw refuse(value, 'is neither yes nor no');
          return answer;
        });
      case 'number':
        return single((value) => {
          const changed = change(value);
          if (typeof changed === 'number') return changed;
          const written = cellText(changed, column);
          if (written === '') return undefined;
          const number = readNumber(written, decimal);
          if (number !== undefined) return number;
          throw refuse(value, `is no number with a decimal ${decimal === ',' ? 'comma' : 'point'}`);
        });
      case 'date':
        return single((value) => {
          const written = text(value);
          if (written === '') return undefined;
          const day = readDate(written, rule.date);
          if (day === undefined) throw refuse(value, `is no day written as ${rule.date}`);
          return day;
        });
    }
  })();
  const raw = rawValues(
    rule,
    mapping,
    ['list', 'pictures', 'symbols', 'instructions'].includes(kind),
  );
  return (cells) => {
    const values = raw(cells);
    return values.length === 0 ? undefined : read(values);
  };
}

/** The mapping's own words for a value, looked up exactly and then without case. */
function valueChange({ values }: FieldRule): (value: CellValue) => CellValue {
  if (!values) return (value) => value;
  const exact = new Map(Object.entries(values));
  const folded = new Map(Object.entries(values).map(([written, meant]) => [fold(written), meant]));
  return (value) => {
    if (typeof value === 'object' || value === undefined) return value;
    const written = String(value).trim();
    return exact.get(written) ?? folded.get(fold(written)) ?? value;
  };
}

/** A function that keeps what it made last: all rows of a group have the texts of its first one. */
export function rememberingLast(make: (text: string) => string): (text: string) => string {
  let last: { readonly text: string; readonly made: string } | undefined;
  return (text) => {
    if (text !== last?.text) last = { text, made: make(text) };
    return last.made;
  };
}

/** The parts of all values: lists opened, texts split. */
function entries(values: readonly CellValue[], { split }: FieldRule): CellValue[] {
  return values
    .flatMap((value) => (Array.isArray(value) ? (value as CellValue[]) : [value]))
    .flatMap((value) =>
      typeof value === 'string' && split !== undefined ? value.split(split) : [value],
    )
    .filter((value) => value !== null && (typeof value !== 'string' || value.trim() !== ''));
}

/** The first of the texts that are the same without case; blank ones left out. */
function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = fold(text);
    if (key !== '' && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** Longer HTML stays as it is, so that the field's own limit rejects it: cut text would go in unnoticed. */
const MAX_HTML_CHARACTERS = 2_000_000;

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: MAX_HTML_CHARACTERS, maxDepth: 100, maxChildNodes: 10_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
});

/** The text of an HTML fragment: paragraphs and list items on lines of their own, no links and no pictures. */
export function htmlText(html: string): string {
  return html.length > MAX_HTML_CHARACTERS ? html : convert(html).trim();
}

/** English and Afrikaans, and what spreadsheets and shops write. */
const YES = new Set(['true', 'yes', 'y', '1', 'x', 'ja', 'j', 'on', 'active', 'published']);
const NO = new Set(['false', 'no', 'n', '0', 'nee', 'off', 'draft', 'archived', 'unlisted']);

/** Whether a value says yes or no; undefined where it says neither. */
export function readYesNo(value: CellValue): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = fold(String(value));
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

const KEYS = new Set(['image_data', 'file_name', 'cleaning_instruction_name']);

/**
 * Reads one entry of a list of things with a picture: an object as the contract has it, or a text. A text is the
 * entry's name (`names` says which keys take it), with its picture behind an equals sign where it has one:
 * `Do not bleach=no-bleach.png`.
 *
 * @throws the refusal, where the entry is neither
 */
function readEntry(
  entry: CellValue,
  refuse: (value: CellValue, reason: string) => RowError,
  names: readonly ('image_data' | 'file_name' | 'cleaning_instruction_name')[],
): Readonly<Record<string, string>> {
  const isPicture = names[0] === 'image_data';
  const blank = { image_data: '', ...Object.fromEntries(names.map((name) => [name, ''])) };
  if (typeof entry === 'string' || typeof entry === 'number') {
    const text = String(entry).trim();
    const equals = isPicture ? -1 : text.lastIndexOf('=');
    const name = equals < 0 ? text : text.slice(0, equals).trim();
    const picture = equals < 0 ? '' : text.slice(equals + 1).trim();
    return {
      ...blank,
      image_data: picture,
      ...Object.fromEntries(names.map((key) => [key, name])),
    };
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    throw refuse(entry, 'holds an entry that is neither a text nor an object');
  }
  const read: Record<string, string> = { ...blank };
  for (const [key, value] of Object.entries(entry)) {
    if (!KEYS.has(key) || typeof value !== 'string') {
      throw refuse(
        entry,
        `holds an entry with "${key}", where only texts named ${[...KEYS].join(', ')} are taken`,
      );
    }
    read[key] = value.trim();
  }
  return read;
}
