import { expect, test } from 'vitest';
import { rowName } from './content-form.ts';

const card = ['collection', 'itemGroup', 'application'];

test('a row is called what it holds', () => {
  const row = { collection: 'Cederberg Garden', itemGroup: '005', application: 'Dual Purpose' };
  expect(rowName(row, card)).toBe('Cederberg Garden · Fabric · Dual Purpose');
  expect(rowName({ position: 'top left' }, ['position'])).toBe('Top left');
});

test('what is not filled in is left out, and a row of nothing has no name', () => {
  expect(rowName({ collection: ' ', itemGroup: null, application: 'Sheers' }, card)).toBe('Sheers');
  expect(rowName({}, card)).toBe('');
});

test('a long text is cut, and of several lines the first counts', () => {
  const name = rowName({ heading: `${'word '.repeat(40)}\nmore` }, ['heading']);
  expect(name).toHaveLength(90);
  expect(name.endsWith('…')).toBe(true);
});
