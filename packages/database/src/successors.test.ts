import { successorKey } from '@selvedge/contract/house-content';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import type { StaffChange } from '@selvedge/contract/staff-values';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { readContent } from './content.ts';
import { writeProducts } from './products.ts';
import { changeStaffValues } from './staff-products.ts';
import { publishSuccessors } from './successors.ts';
import { hubPool, inTransaction } from './testing/test-database.ts';

let hub: pg.Pool;
beforeEach(async () => {
  hub = await hubPool();
});

const item = (sku: string, colour: string): Product => ({
  ...emptyProduct,
  id: sku,
  sku,
  design: 'Fynbos',
  range: 'Cape',
  item_group: '005',
  colour,
});

const say = (skus: string[], change: StaffChange) =>
  inTransaction(hub, (client) => changeStaffValues(client, skus, change));
const successors = async () =>
  Object.fromEntries((await readContent(hub, 'successor')).map(({ key, doc }) => [key, doc.sku]));

test('a withdrawn colourway has its successor, until it is shown again or names none', async () => {
  const products = [item('a', 'Sage'), item('a2', 'Sage'), item('b', 'Clay')];
  await inTransaction(hub, (client) =>
    writeProducts(client, products, { source: 'list', complete: true }),
  );
  const path = { itemGroup: '005', collection: 'cape', design: 'FYNBOS', colour: 'sage' };
  const key = successorKey(path);
  await say(['a'], { successor: 'b' });
  expect(await successors()).toEqual({}); // it is on the site
  await say(['a', 'a2'], { is_published: false, successor: 'b' });
  expect(await successors()).toEqual({ [key]: 'b' });
  const [{ doc } = { doc: null }] = await readContent(hub, 'successor');
  const { design, range, item_group } = item('a', 'Sage');
  const colourway = { item_group, range, design, colour: 'Sage' };
  expect(doc?.withdrawn).toEqual({ ...colourway, skus: ['a', 'a2'] });
  await say(['a'], { successor: null });
  expect(await successors()).toEqual({ [key]: 'b' });
  await say(['a2'], { is_published: null });
  expect(await successors()).toEqual({});
  await say(['a2'], { is_published: false, successor: 'unknown' });
  expect(await successors()).toEqual({});
});

test('a successor that is withdrawn too gives way to its own, by hand as by a file', async () => {
  const products = ['a', 'b', 'c'].map((sku) => item(sku, `Colour ${sku}`));
  const write = (list: Product[]) =>
    inTransaction(hub, (client) => writeProducts(client, list, { source: 'list', complete: true }));
  await write(products);
  await say(['a'], { is_published: false, successor: 'b' });
  const key = successorKey({
    itemGroup: '005',
    collection: 'cape',
    design: 'fynbos',
    colour: 'colour a',
  });
  expect(await successors()).toMatchObject({ [key]: 'b' });
  await write(products.filter(({ sku }) => sku !== 'b')); // the supplier has it no longer
  expect(await successors()).toEqual({});
  await say(['b'], { successor: 'c' });
  expect(await successors()).toMatchObject({ [key]: 'c' });
  await write(products); // it is back
  expect(await successors()).toEqual({ [key]: 'b' });
  await say(['b'], { is_published: false, successor: 'a' }); // each names the other
  expect(await successors()).toEqual({});
});

test('successors that stand already cost a change nothing, and one that has changed is published anew', async () => {
  const gone = ['a', 'b', 'c'];
  const products = [...gone, 'd'].map((sku) => item(sku, `Colour ${sku}`));
  const write = (list: Product[]) =>
    inTransaction(hub, (client) => writeProducts(client, list, { source: 'list', complete: true }));
  await write(products);
  await say(gone, { is_published: false, successor: 'd' });
  expect(Object.values(await successors())).toEqual(['d', 'd', 'd']);
  const asked: string[] = [];
  await publishSuccessors({
    query: (text, parameters) => {
      asked.push(text);
      return hub.query(text, [...parameters]);
    },
  });
  expect(asked).toHaveLength(2); // what is wanted, and what there is
  await write(products.map((each) => (each.sku === 'd' ? { ...each, colour: 'Rust' } : each)));
  const docs = (await readContent(hub, 'successor')).map(({ doc }) => doc.colour);
  expect(docs).toEqual(['Rust', 'Rust', 'Rust']);
});
