import { FIELD_KINDS } from '@selvedge/import/mapping/mapping-schema';
import { parseMapping } from '@selvedge/import/mapping/mappings';
import { expect, test } from 'vitest';
import { guessedColumns, MATCHED_FIELDS, mappingOf, sourceName } from './column-mapping.ts';

const COLUMNS = ['Code', 'Design name', 'Collection', 'Colour Name', 'Rub Count', 'Notes'];

test('every field that can be matched is one that a mapping has', () => {
  for (const { field } of MATCHED_FIELDS) expect(Object.keys(FIELD_KINDS)).toContain(field);
});

test('columns are guessed by what suppliers call them, each once', () => {
  expect(guessedColumns(COLUMNS)).toEqual({
    sku: 'Code',
    design: 'Design name',
    range: 'Collection',
    colour: 'Colour Name',
    martindale: 'Rub Count',
  });
  expect(guessedColumns(['name', 'Design'])).toEqual({ design: 'Design' });
});

test('what is chosen is a right mapping', () => {
  const chosen = { ...guessedColumns(COLUMNS), web_materials: 'Notes' };
  const written = mappingOf({ source: 'weaver', columns: chosen, group: '005', separator: ',' });
  const { fields } = parseMapping(JSON.parse(written), 'weaver');
  expect(fields.sku).toMatchObject({ column: 'Code', optional: false });
  expect(fields.item_group).toMatchObject({ constant: '005' });
  expect(fields.martindale).toMatchObject({ column: 'Rub Count', optional: true });
  expect(fields.web_materials).toMatchObject({ column: 'Notes', split: ',' });
  expect(fields.brand).toBeUndefined();
});

test('a group that a column says is known by its name', () => {
  const columns = { ...guessedColumns(COLUMNS), item_group: 'Notes' };
  const written = mappingOf({ source: 'weaver', columns, group: '', separator: '|' });
  const { fields } = parseMapping(JSON.parse(written), 'weaver');
  expect(fields.item_group).toMatchObject({ column: 'Notes', values: { Fabric: '005' } });
});

test('a list is named by its file', () => {
  expect(sourceName('Weaver & Sons 2026.CSV')).toBe('weaver-sons-2026');
  expect(sourceName('…')).toBe('');
});
