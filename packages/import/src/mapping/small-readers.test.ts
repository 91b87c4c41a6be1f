import { expect, test } from 'vitest';
import { htmlText, readYesNo, rememberingLast } from './field-reader.ts';
import { readDate } from './measures.ts';
import { readItemGroup } from './product-builder.ts';
import { readTemplate } from './template.ts';

test.each([
  ['005', '005'],
  ['5', '005'],
  ['01', '001'],
  ['0', '000'],
  ['4', '004'],
  ['Fabric', '005'],
  ['fabrics', '005'],
  ['RUG', '004'],
  ['Homeware', '000'],
  ['9000', undefined],
  ['999', undefined],
  ['Brands', undefined],
  ['', undefined],
])('item group %s is %s', (written, code) => {
  expect(readItemGroup(written)).toBe(code);
});

test.each([
  ['2026-12-31', 'YYYY-MM-DD', '2026-12-31'],
  ['2026-12-31T08:00:00Z', 'YYYY-MM-DD', '2026-12-31'],
  ['31/12/2026', 'DD-MM-YYYY', '2026-12-31'],
  ['12.31.2026', 'MM-DD-YYYY', '2026-12-31'],
  ['31/12/2026', 'YYYY-MM-DD', undefined],
  ['2026-02-30', 'YYYY-MM-DD', undefined],
  ['soon', 'YYYY-MM-DD', undefined],
] as const)('the day %s as %s is %s', (text, order, day) => {
  expect(readDate(text, order)).toBe(day);
});

test.each([
  [true, true],
  ['Y', true],
  [1, true],
  ['nee', false],
  ['FALSE', false],
  ['draft', false],
  ['perhaps', undefined],
  [null, undefined],
])('%s says %s', (value, answer) => {
  expect(readYesNo(value)).toBe(answer);
});

const cells = (values: Record<string, string>) => (column: string) => values[column] ?? '';

test('a template leaves brackets out where a column in them is blank', () => {
  const template = readTemplate('{Handle}[-{Size}][ / {Colour}]');
  expect(template.columns).toEqual(['Handle', 'Size', 'Colour']);
  expect(template.needed).toEqual(['Handle']);
  expect(template.fill(cells({ Handle: 'pot', Colour: 'Red' }))).toBe('pot / Red');
  expect(template.fill(cells({ Size: 'L' }))).toBe('');
});

test.each(['{Handle', 'Handle}', '[{Size}', '[[{a}]]', '{}'])('%s is no template', (written) => {
  expect(() => readTemplate(written)).toThrow(/do not match/u);
});

test('HTML becomes text without script, style and addresses, however deep it is nested', () => {
  expect(htmlText('<p>One<br>two</p><script>x()</script><style>p{}</style>')).toBe('One\ntwo');
  expect(htmlText('5 &lt; 6 &eacute; <b>bold</b> <img src=x onerror=y>')).toBe('5 < 6 é bold');
  expect(() => htmlText('<div>'.repeat(100_000))).not.toThrow();
});

test('what all rows of a group say in the same words is changed once', () => {
  const made: string[] = [];
  const upper = rememberingLast((text) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'a', '', 'a', 'b'].map(upper)).toEqual(['A', 'A', '', 'A', 'B']);
  expect(made).toEqual(['a', '', 'a', 'b']);
});
