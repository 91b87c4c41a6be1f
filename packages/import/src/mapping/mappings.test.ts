import { expect, test } from 'vitest';
import { checkColumns } from './check-columns.ts';
import { FIELD_KINDS } from './mapping-schema.ts';
import { parseMapping, READY_MAPPINGS } from './mappings.ts';

const parse =
  (fields: object, over: object = {}) =>
  () =>
    parseMapping({ source: 'weaver', fields, ...over }, 'my.json');

test.each([
  [{}, { source: 'The Weaver!' }, /source: use lower-case letters/u],
  [{}, { sorce: 'x' }, /unknown key "sorce"\. Did you mean "source"\?/u],
  [{ desing: 'Name' }, {}, /fields: unknown key "desing"\. Did you mean "design"\?/u],
  [
    { design: { colum: 'Name' } },
    {},
    /fields\.design: unknown key "colum"\. Did you mean "column"/u,
  ],
  [{ design: {} }, {}, /fields\.design: say exactly one of "column", "constant"/u],
  [{ design: { column: 'a', constant: 'b' } }, {}, /fields\.design: say exactly one/u],
  [{ width: { column: 'a', unit: 'yard' } }, {}, /fields\.width\.unit: .*"cm"/u],
  [{ width: { column: 'a', from: 'mm' } }, {}, /fields\.width\.from: .*"unit"/u],
  [{ width: { column: 'a', unit: 'cm', from: 'kg' } }, {}, /do not measure the same/u],
  [{ sku: { template: '{a' } }, {}, /fields\.sku\.template: braces or brackets/u],
  [{ colour: { option: ['Color'] } }, {}, /fields\.colour\.option: .*"options"/u],
  [{}, { file: { delimiter: '#' } }, /file\.delimiter/u],
  [{ on_hand: 5 }, {}, /fields\.on_hand/u],
])('%j %j is refused with what is expected', (fields, over, words) => {
  expect(parse(fields, over)).toThrow(words);
  expect(parse(fields, over)).toThrow(/my\.json/u);
});

test('every wrong key is named at once', () => {
  expect(parse({ desing: 'a', design: {} }, { source: '' })).toThrow(
    /source:[\s\S]*desing|desing[\s\S]*source:/u,
  );
});

test('a column that the file lacks is named, with the one that was meant and all there are', () => {
  const mapping = parse({
    sku: 'Artikel',
    design: 'Naam',
    colour: { column: 'x', optional: true },
  })();
  expect(() => checkColumns(mapping, ['Artikel', 'Name', 'Kleur'], 'my.json')).toThrow(
    /fields\.design: there is no column "Naam"\. Did you mean "Name"\?\nThe file's columns: "Artikel", "Name", "Kleur"\./u,
  );
});

test('one of several columns or templates is enough', () => {
  const mapping = parse({
    sku: { template: ['{Code}', '{Name}[-{Size}]'] },
    design: { column: ['a', 'b'] },
  })();
  expect(checkColumns(mapping, ['Name', 'b', 'rest'], 'my.json')).toEqual(['rest']);
});

test('our own columns are all the fields of a product, and Shopify’s need no more than its export has', () => {
  const [selvedge, shopify] = READY_MAPPINGS;
  expect(Object.keys(selvedge?.mapping.fields ?? {})).toEqual(Object.keys(FIELD_KINDS));
  expect(shopify && checkColumns(shopify.mapping, shopify.mapping.recognise, shopify.name)).toEqual(
    [],
  );
});
