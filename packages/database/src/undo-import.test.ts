import { emptyProduct, type Product } from '@selvedge/contract/product';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordImportRun } from './import-log.ts';
import { writeProducts } from './products.ts';
import { KEPT_RUNS, keepReplaced, replacedExamples } from './replaced-products.ts';
import { changeStaffValues } from './staff-products.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';
import { CannotUndoError, undoImport } from './undo-import.ts';

let database: TestDatabase;
let hub: pg.Client;
beforeEach(async () => {
  database = await testDatabase();
  hub = new pg.Client({ connectionString: database.hubUrl });
  await hub.connect();
});
afterEach(async () => {
  await hub.end();
  await database.drop();
});

const item = (sku: string, rest: Partial<Product> = {}): Product => ({
  ...emptyProduct,
  id: sku,
  sku,
  design: `Design ${sku}`,
  ...rest,
});

async function inTransaction<T>(run: () => Promise<T>): Promise<T> {
  await hub.query('BEGIN');
  try {
    const result = await run();
    await hub.query('COMMIT');
    return result;
  } catch (error) {
    await hub.query('ROLLBACK');
    throw error;
  }
}

/** An import as packages/import makes it. @returns the run's number */
const run = (products: Product[], source = 'list', complete = true) =>
  inTransaction(async () => {
    const counts = await writeProducts(hub, products, { source, complete, keepsReplaced: true });
    const about = { fileName: 'a.csv', fileSha256: '00'.repeat(32), mapping: 'own' };
    const startedAt = new Date();
    const id = await recordImportRun(hub, { ...about, ...counts, source, startedAt, rejected: 0 });
    await keepReplaced(hub, id);
    return id;
  });
const undo = (id: string) => inTransaction(() => undoImport(hub, id));
const say = (sku: string, given: Parameters<typeof changeStaffValues>[2]) =>
  inTransaction(() => changeStaffValues(hub, [sku], given));

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
  const examples = await inTransaction(async () => {
    const next = [item('a', { width: '9cm' }), item('n'), item('o')];
    await writeProducts(hub, next, { source: 'list', complete: true, keepsReplaced: true });
    return replacedExamples(hub, 1);
  });
  expect(examples.map(({ sku, before, after }) => [sku, before?.width, after.width])).toEqual([
    ['a', '', '9cm'],
    ['b', '', ''],
    ['n', undefined, ''],
  ]);
});
