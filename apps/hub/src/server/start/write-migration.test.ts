import { expect, test } from 'vitest';
import { schemaChange } from './write-migration.ts';

test('the migrations lead to the tables that the collections ask for', async () => {
  const { statements } = await schemaChange();
  expect(statements).toEqual([]);
});
