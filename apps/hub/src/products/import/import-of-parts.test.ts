import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportsOfTest, importsOfTest } from '../../../test/imports-of-test.ts';
import { type SignedIn, signedIn } from '../../../test/signed-in.ts';
import { type TestHub, testHub } from '../../../test/test-hub.ts';
import { rememberedSources } from './remembered-mappings.ts';

let hub: TestHub;
let editor: SignedIn;
let { open, check, outcome } = {} as ImportsOfTest;
beforeAll(async () => {
  hub = await testHub();
  editor = await signedIn(hub, 'editor');
  ({ open, check, outcome } = importsOfTest(editor));
});
afterAll(() => hub.close());

const HEADER = 'sku,design,colour,range,item_group,width';

test('pictures come along in an archive, and stay when they do not come again', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } }).png();
  const archive = zipSync({ 'summer/cloth.png': await picture.toBuffer() });
  const list = `${HEADER},primaryImageUrl\nP,Fynbos,Sage,Cape,005,140cm,Cloth.png\n`;
  const id = await open({ fileName: 'prices.csv' });
  const address = `/products/imports/${id}`;
  expect((await editor.ask('PUT', `${address}/pictures`, archive)).status).toBe(200);
  expect((await editor.ask('PUT', address, list)).status).toBe(200);
  const { report } = await outcome(id);
  expect(report).toMatchObject({ picturesFound: 1, picturesMissing: 0 });
  await editor.ask('POST', `${address}/apply`, {});
  expect(await outcome(id)).toMatchObject({ stage: 'applied' });
  expect((await editor.ask('PUT', `${address}/pictures`, archive)).status).toBe(400);

  const again = await check(list.replace('140cm', '150cm'));
  expect(again.state.report).toMatchObject({
    ...{ picturesMissing: 1, missingPictures: ['cloth.png'] },
    ...{ changes: { emptied: { fields: 0 } } },
  });
  const broken = await open({ fileName: 'prices.csv' });
  await editor.ask('PUT', `/products/imports/${broken}/pictures`, 'no archive');
  await editor.ask('PUT', `/products/imports/${broken}`, list);
  expect((await outcome(broken)).problem).toMatch(/archive of pictures is no ZIP/u);
});

test('the mapping file of an import that was applied is remembered for its supplier', async () => {
  const fields = { sku: 'Nr', design: 'Name', colour: 'Farbe', range: 'Name' };
  const mapping = { source: 'weaver', fields: { ...fields, item_group: { constant: 'Fabric' } } };
  const about = {
    ...{ fileName: 'weaver.csv', mappingFileName: 'weaver.json' },
    mappingJson: JSON.stringify(mapping),
  };
  const list = 'Nr,Name,Farbe\nM,Veld,Klei\n';
  const first = await check(list, about);
  expect(first.state.report).toMatchObject({ source: 'weaver', mapping: 'weaver.json', added: 1 });
  const again = { fileName: 'weaver.csv', mappingOf: 'weaver' };
  expect((await editor.ask('POST', '/products/imports', again)).status).toBe(400);
  await editor.ask('POST', `/products/imports/${first.id}/apply`, {});
  await outcome(first.id);
  expect(await rememberedSources(hub.payload)).toEqual([
    { source: 'weaver', columns: ['Nr', 'Name', 'Farbe', 'Name'] },
  ]);
  const second = await check(list.replace('Klei', 'Sand'), again);
  expect(second.state.report).toMatchObject({ mapping: 'weaver.json', changed: 1 });
});

test('a price list of SKU and price changes the prices alone', async () => {
  const first = await check(`${HEADER}\nU,Fynbos,Sage,Cape,005,140cm\n`);
  await editor.ask('POST', `/products/imports/${first.id}/apply`, {});
  await outcome(first.id);
  const list = 'sku,price_retail_inc_vat\nU,99\nX,98\n';
  expect((await check(list)).state.problem).toMatch(/No ready mapping knows this header/u);
  const { state } = await check(list, { fileName: 'prices.csv', update: true });
  expect(state.report).toMatchObject({
    ...{ changed: 1, rejected: 1, changes: { emptied: { fields: 0 } } },
    examples: [{ sku: 'U', fields: [{ field: 'price_retail_inc_vat', before: '', after: '99' }] }],
    firstRejections: [{ line: 3, column: 'sku', value: 'X' }],
  });
});
