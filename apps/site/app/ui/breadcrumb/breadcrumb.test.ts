import { BREADCRUMB_MAX_ITEMS } from '@selvedge/contract/limits';
import { expect, test } from 'vitest';
import { breadcrumbItems, DEFAULT_MAX_ITEMS } from './breadcrumb.tsx';

const steps = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `${i + 1}` }));
const labels = (count: number, max?: number) =>
  breadcrumbItems(steps(count), max).map((item) => item?.label ?? '…');

test('[CONST-06] shows up to eight items', () => {
  expect(DEFAULT_MAX_ITEMS).toBe(BREADCRUMB_MAX_ITEMS);
  expect(labels(8)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('[CONST-06] folds the middle of more than eight, in eight places', () => {
  expect(labels(11)).toEqual(['1', '…', '6', '7', '8', '9', '10', '11']);
});

test('takes another maximum', () => {
  expect(labels(5, 3)).toEqual(['1', '…', '5']);
});
