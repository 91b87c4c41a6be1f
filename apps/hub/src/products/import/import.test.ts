import { setImmediate } from 'node:timers/promises';
import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type ImportsOfTest, importsOfTest } from '../../../test/imports-of-test.ts';
import { type SignedIn, signedIn } from '../../../test/signed-in.ts';
import { type TestHub, testHub } from '../../../test/test-hub.ts';
import { executorOf } from '../../database/transaction.ts';
import { bodyProblem } from '../../server/request-limits.ts';
import { readHubSettings } from '../../settings.ts';
import { readAudit } from '../../shell/audit-log/read-audit.ts';
import { importJobs } from './import-jobs.ts';
import { MAX_IMPORT_BYTES, undoState } from './import-messages.ts';
import { readRuns } from './import-runs.ts';

let hub: TestHub;
let editor: SignedIn;
let { open, check, outcome, polled } = {} as ImportsOfTest;
beforeAll(async () => {
  hub = await testHub();
  editor = await signedIn(hub, 'editor');
  ({ open, check, outcome, polled } = importsOfTest(editor));
});
afterAll(() => hub.close());

const HEADER = 'sku,design,colour,range,item_group,width';
const skus = () =>
  withClient(hub.database.hubUrl, async (client) => {
    const { rows } = await client.query<{ sku: string }>(
      'SELECT sku FROM published.product ORDER BY sku',
    );
    return rows.map(({ sku }) => sku);
  });

test('a file is checked, shown, applied, and taken back', async () => {
  const { id, state } = await check(
    `${HEADER}\nA,Fynbos,Sage,Cape,005,140cm\nB,Fynbos,,Cape,005,1\n`,
  );
  expect(state).toMatchObject({ stage: 'checked', report: { added: 1, rejected: 1, rows: 2 } });
  expect(state.report?.firstRejections).toMatchObject([{ line: 3, column: 'colour' }]);
  const width = { field: 'width', before: '', after: '140cm' };
  const examples = [{ sku: 'A', kind: 'new', fields: expect.arrayContaining([width]) }];
  expect(state.report?.examples).toMatchObject(examples);
  expect(await skus()).toEqual([]);
  const rejected = await editor.ask('GET', `/products/imports/${id}/rejected`);
  expect(rejected.body).toContain('line,column,value,reason');

  expect((await editor.ask('POST', `/products/imports/${id}/apply`, {})).status).toBe(200);
  expect(await outcome(id)).toMatchObject({ stage: 'applied', report: { added: 1 } });
  expect(await skus()).toEqual(['A']);
  expect((await readAudit(hub.payload, {}))[0]).toMatchObject({
    action: 'import',
    subject: 'prices.csv',
  });

  const second = await check(`${HEADER}\nA,Fynbos,Sage,Cape,005,150cm\n`);
  expect(second.state.report?.examples[0]?.fields).toEqual([
    { field: 'width', before: '140cm', after: '150cm' },
  ]);

  const [run] = await readRuns(executorOf(hub.payload));
  expect(run).toMatchObject({ file_name: 'prices.csv', can_undo: true, undone_at: null });
  expect((await editor.ask('POST', '/products/runs/999999/undo', {})).status).toBe(404);
  const { body } = await editor.ask('POST', `/products/runs/${run?.id}/undo`, {});
  const undo = z.object({ id: z.string() }).parse(body);
  expect(await polled(`/products/undo/${undo.id}`, undoState, ['running'])).toMatchObject({
    stage: 'done',
    undone: { restored: 0, removed: 1 },
  });
  expect(await skus()).toEqual([]);
});

test('what a file empties and takes over is counted field by field, and agreed to by its numbers before it is applied', async () => {
  const whole = `${HEADER},composition,price_retail_inc_vat`;
  const first = await check(
    `${whole}\nE,Fynbos,Sage,Cape,005,140cm,Linen,120\nF,Fynbos,Clay,Cape,005,140cm,,\n`,
  );
  expect((await editor.ask('POST', `/products/imports/${first.id}/apply`, {})).status).toBe(200);
  await outcome(first.id);
  await withClient(hub.database.hubUrl, (client) =>
    client.query("UPDATE published.product SET source = 'weaver' WHERE sku = 'F'"),
  );
  const { id, state } = await check(
    'sku,design,colour,range,item_group\nE,Fynbos,Sage,Cape,005\nF,Fynbos,Clay,Cape,005\n',
  );
  expect(state.report?.changes).toEqual({
    fields: [
      { field: 'width', products: 2, emptied: 2 },
      { field: 'composition', products: 1, emptied: 1 },
      { field: 'price_retail_inc_vat', products: 1, emptied: 1 },
    ],
    emptied: { products: 2, fields: 4 },
    takenOver: [{ source: 'weaver', products: 1 }],
  });
  const changed = state.report?.examples.find(({ sku }) => sku === 'E')?.fields;
  expect(changed).toContainEqual({ field: 'price_retail_inc_vat', before: '120', after: '' });
  expect(changed?.map(({ field }) => field).sort()).toEqual([
    'composition',
    'price_retail_inc_vat',
    'width',
  ]);
  for (const agreed of [{}, { emptiedFields: 4 }, { emptiedFields: 3, takenOver: 1 }]) {
    const refused = await editor.ask('POST', `/products/imports/${id}/apply`, agreed);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('Agree to that by name');
  }
  const agreed = { emptiedFields: 4, takenOver: 1 };
  expect((await editor.ask('POST', `/products/imports/${id}/apply`, agreed)).status).toBe(200);
  expect(await outcome(id)).toMatchObject({ stage: 'applied', report: { changed: 2 } });
  expect((await readAudit(hub.payload, {}))[0]).toMatchObject({
    action: 'import',
    fields: ['emptiedFields: 4', 'takenOver: 1'],
  });
});

test('a list that withdraws much of what it is the list of is agreed to by its number', async () => {
  const rows = Array.from({ length: 12 }, (_, n) => `W${n},Fynbos,Sage ${n},Cape,005`);
  const header = 'sku,design,colour,range,item_group';
  const fields = Object.fromEntries(header.split(',').map((field) => [field, field]));
  const mappingJson = JSON.stringify({ source: 'withdrawn', complete: true, fields });
  const about = { fileName: 'list.csv', mappingJson };
  const all = await check([header, ...rows].join('\n'), about);
  expect((await editor.ask('POST', `/products/imports/${all.id}/apply`, {})).status).toBe(200);
  await outcome(all.id);
  const { id, state } = await check([header, rows[0]].join('\n'), about);
  expect(state.report?.withdrawn).toBe(11);
  const apply = (agreed: object) =>
    editor.ask('POST', `/products/imports/${id}/apply`, agreed).then(({ status }) => status);
  expect(await apply({})).toBe(409);
  expect(await apply({ withdrawn: 11 })).toBe(200);
  expect(await outcome(id)).toMatchObject({ stage: 'applied', report: { withdrawn: 11 } });
});

test('more loss than was agreed to ends an import: the catalogue has changed since the check', async () => {
  const whole = `${HEADER},composition`;
  const first = await check(`${whole}\nG,Fynbos,Sage,Cape,005,140cm,\n`);
  await editor.ask('POST', `/products/imports/${first.id}/apply`, {});
  await outcome(first.id);
  const { id, state } = await check(`${HEADER}\nG,Fynbos,Rose,Cape,005,140cm\n`);
  expect(state.report?.changes.emptied.fields).toBe(0);
  await withClient(hub.database.hubUrl, (client) =>
    client.query(
      `UPDATE published.product SET doc = (doc::jsonb || '{"composition": "Linen"}')::json WHERE sku = 'G'`,
    ),
  );
  await editor.ask('POST', `/products/imports/${id}/apply`, {});
  expect((await outcome(id)).problem).toContain('more would be lost than was agreed to');
  const { rows } = await withClient(hub.database.hubUrl, (client) =>
    client.query("SELECT doc->>'colour' AS colour FROM published.product WHERE sku = 'G'"),
  );
  expect(rows).toEqual([{ colour: 'Sage' }]);
});

test('a file that cannot be read, and a mapping that does not fit, are refused with words', async () => {
  const strange = await check('nothing,of,ours\n1,2,3\n');
  expect(strange.state).toMatchObject({ stage: 'failed' });
  expect(strange.state.problem).toContain('No ready mapping knows this header');
  expect(strange.state.columns).toEqual(['nothing', 'of', 'ours']);
  const mapping = {
    fileName: 'x.csv',
    mappingJson: '{"source":"weaver","fields":{"sku":"Artikel"}}',
  };
  const own = await check(`${HEADER}\n`, mapping);
  expect(own.state.problem).toContain('Artikel');
  const again = await editor.ask('POST', `/products/imports/${own.id}/apply`, {});
  expect(again.status).toBe(400);

  const named = await check(`${HEADER}\n`, { ...mapping, fileName: 'mapping' });
  expect(named.state.problem).toBe(own.state.problem);
  const workbook = await check(`${HEADER}\n`, { fileName: 'list.xlsx' });
  expect(workbook.state.problem).toBe(
    'list.xlsx is not an Excel workbook, though its name says so.',
  );
});

test('a file that breaks off is said to, and the next one is taken', async () => {
  const jobs = importJobs(readHubSettings({ DATA_DIR: hub.dataDir }));
  const id = await jobs.open('prices.csv', {}, { update: false });
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('aborted')),
  });
  await expect(jobs.receive(id, broken)).rejects.toThrow('aborted');
  expect(jobs.stateOf(id)).toMatchObject({
    stage: 'failed',
    problem: expect.stringMatching(/again/u),
  });
  expect(jobs.isBusy()).toBe(false);
});

test.each(['receive', 'receivePictures'] as const)(
  'an import that is stopped in %s is not begun',
  async (call) => {
    const jobs = importJobs(readHubSettings({ DATA_DIR: hub.dataDir }));
    const id = await jobs.open('prices.csv', {}, { update: false });
    const arriving = new TransformStream<Uint8Array, Uint8Array>();
    const received = jobs[call](id, arriving.readable);
    await arriving.writable.getWriter().write(Buffer.from(`${HEADER}\n`)); // and then nothing more
    expect(jobs.stateOf(id)?.stage).toBe('checking'); // which the hub's call stops
    jobs.stop(id);
    await received;
    await setImmediate();
    expect(jobs.isBusy()).toBe(false);
    expect(jobs.stateOf(id)).toMatchObject({
      stage: 'failed',
      problem: expect.stringMatching(/stopped/u),
    });
  },
);

test('what a colleague has checked can be applied after another file was chosen', async () => {
  const first = await check(`${HEADER}\nF1,Fynbos,Sage,Cape,005,140cm\n`, { fileName: 'a.csv' });
  await check(`${HEADER}\nF2,Fynbos,Clay,Cape,005,140cm\n`, { fileName: 'b.csv' });
  const applied = await editor.ask('POST', `/products/imports/${first.id}/apply`, {});
  expect(applied.status).toBe(200);
  expect(await outcome(first.id)).toMatchObject({ stage: 'applied', report: { added: 1 } });
});

test('an import that still arrives stays when a colleague opens others', async () => {
  const id = await open({ fileName: 'arriving.csv' });
  for (let n = 0; n < 5; n++) await open({ fileName: `other ${n}.csv` });
  const text = `${HEADER}\nF3,Fynbos,Sage,Cape,005,140cm\n`;
  expect((await editor.ask('PUT', `/products/imports/${id}`, text)).status).toBe(200);
  expect(await outcome(id)).toMatchObject({ stage: 'checked' });
});

test('of two who send or apply at once one is told to wait, and one import is written', async () => {
  const id = await open({ fileName: 'twice.csv' });
  const text = `${HEADER}\nT,Fynbos,Sage,Cape,005,140cm\n`;
  const statuses = async (requests: ReturnType<typeof editor.ask>[]) =>
    (await Promise.all(requests)).map(({ status }) => status).sort();
  const path = `/products/imports/${id}`;
  const sent = [editor.ask('PUT', path, text), editor.ask('PUT', path, text)];
  expect(await statuses(sent)).toEqual([200, 409]);
  await outcome(id);
  const applied = [
    editor.ask('POST', `${path}/apply`, {}),
    editor.ask('POST', `${path}/apply`, {}),
  ];
  expect(await statuses(applied)).toEqual([200, 409]);
  expect(await outcome(id)).toMatchObject({ stage: 'applied', report: { added: 1 } });
  const runs = await readRuns(executorOf(hub.payload));
  expect(runs.filter(({ file_name }) => file_name === 'twice.csv')).toHaveLength(1);
});

test('an import that is under way is stopped, and the next one is taken', async () => {
  const id = await open({ fileName: 'long.csv' });
  const rows = Array.from({ length: 20_000 }, (_, at) => `L${at},Fynbos,Sage,Cape,005,140cm`);
  const path = `/products/imports/${id}`;
  expect((await editor.ask('PUT', path, [HEADER, ...rows, ''].join('\n'))).status).toBe(200);
  expect((await editor.ask('POST', `${path}/stop`, {})).status).toBe(200);
  expect(await outcome(id)).toMatchObject({
    stage: 'failed',
    problem: expect.stringMatching(/stopped/u),
  });
  expect((await editor.ask('POST', `${path}/stop`, {})).status).toBe(400);
  const next = await check(`${HEADER}\nN,Fynbos,Sage,Cape,005,140cm\n`);
  expect(next.state.stage).toBe('checked');
});

test('a name is no path, and a file beyond the limit is not read', async () => {
  const { state } = await check('x', { fileName: '../../etc/passwd.csv' });
  expect(state.fileName).toBe('_.._etc_passwd.csv');
  const headers = { 'content-length': String(MAX_IMPORT_BYTES + 1) };
  const address = '/api/products/imports/123e4567-e89b-12d3-a456-426614174000';
  expect(bodyProblem({ headers }, address, true)).toMatchObject({ status: 413 });
  const short = { headers: { 'content-length': '9000000' } };
  expect(bodyProblem(short, address, true)).toBeNull();
});
