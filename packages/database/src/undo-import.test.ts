import type { Product } from '@selvedge/contract/product';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { KEPT_RUNS, keepReplaced, recordImportRun, replacedExamples } from './import-runs.ts';
import { writeProducts } from './products.ts';
import { changeStaffValues } from './staff-products.ts';
import { item } from './testing/item.ts';
import { hubPool, inTransaction } from './testing/test-database.ts';
import { CannotUndoError, undoImport } from './undo-import.ts';

let hub: pg.Pool;
beforeEach(async () => {
  hub = await hubPool();
});

/** An import as packages/import makes it. @returns the run's number */
const run = (products: Product[], source = 'list', complete = true) =>
  inTransaction(hub, async (client) => {
    const counts = await writeProducts(client, products, { source, complete, keepsReplaced: true });
    const about = { fileName: 'a.csv', fileSha256: '00'.repeat(32), mapping: 'own' };
    const startedAt = new Date();
    const id = await recordImportRun(client, {
      ...about,
      ...counts,
      source,
      startedAt,
      rejected: 0,
    });
    await keepReplaced(client, id);
    return id;
  });
const undo = (id: string) => inTransaction(hub, (client) => undoImport(client, id));
const say = (sku: string, given: Parameters<typeof changeStaffValues>[2]) =>
  inTransaction(hub, (client) => changeStaffValues(client, [sku], given));

async function stored(): Promise<Record<string, [source: string, doc: Product]>> {
  const { rows } = await hub.query('SELECT sku, source, doc FROM published.product');
  return Object.fromEntries(rows.map(({ sku, source, doc }) => [sku, [source, doc]]));
}

test('an import is taken back: changed, withdrawn, new and of another source', async () => {
  await run([item('a'), item('b'), item('c', { is_published: false })]);
  await run([item('x')], 'other');
  const before = await stored();
  const id = await run([item('a', { width: '1cm' }), item('n'), item('x', { width: '2cm' })]);
  expect((await stored()).b?.[1].is_published).toBe(false);
  expect(await undo(id)).toEqual({ restored: 3, removed: 1 });
  expect(await stored()).toEqual(before);
  await expect(undo(id)).rejects.toThrow(CannotUndoError);
});

test('what staff say stays when an import is taken back, also where they said it after the import', async () => {
  await run([item('a', { width: '1cm' }), item('b')]);
  await say('b', { is_published: true });
  const id = await run([item('a', { width: '2cm' })]);
  await say('a', { web_colour: ['Blue'] });
  await undo(id);
  expect((await stored()).a?.[1]).toEqual(item('a', { width: '1cm', web_colour: ['Blue'] }));
  await say('b', { is_published: null });
  expect((await stored()).b?.[1]).toEqual(item('b'));
});

test('imports are taken back from the newest on, and only the latest can be', async () => {
  const first = await run([item('a')]);
  const second = await run([item('a', { width: '2cm' })]);
  await run([item('a', { width: '2cm' })]); // changed nothing, so it is not in the way
  await expect(undo(first)).rejects.toThrow('Take that one back first');
  await undo(second);
  await undo(first);
  expect(await stored()).toEqual({});
  for (let n = 0; n <= KEPT_RUNS; n++) await run([item('a', { width: `${n}cm` })]);
  const { rows } = await hub.query('SELECT DISTINCT run_id FROM products.replaced');
  expect(rows).toHaveLength(KEPT_RUNS);
});

test('examples of what a run changes are of each kind', async () => {
  await run([item('a'), item('b'), item('c')]);
  const examples = await inTransaction(hub, async (client) => {
    const next = [item('a', { width: '9cm' }), item('n'), item('o')];
    await writeProducts(client, next, { source: 'list', complete: true, keepsReplaced: true });
    return replacedExamples(client, 1);
  });
  expect(examples.map(({ sku, before, after }) => [sku, before?.width, after.width])).toEqual([
    ['a', '', '9cm'],
    ['b', '', ''],
    ['n', undefined, ''],
  ]);
});
