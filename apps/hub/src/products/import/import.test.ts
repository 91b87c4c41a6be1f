import { withClient } from '@selvedge/database/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readAudit } from '../../audit/read-audit.ts';
import { bodyProblem } from '../../server/body-limits.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { type TestHub, testHub } from '../../testing/test-hub.ts';
import { executorOf } from '../executor-of.ts';
import { MAX_IMPORT_BYTES } from './import-limits.ts';
import { importState, undoState } from './import-report.ts';
import { readRuns } from './read-runs.ts';

let hub: TestHub;
let editor: SignedIn;
beforeAll(async () => {
  hub = await testHub();
  editor = await signedIn(hub, 'editor');
});
afterAll(() => hub.close());

const HEADER = 'sku,design,colour,range,item_group,width';
const LONGEST_MS = 30_000;

/** Asks until the answer is the last word. */
async function polled<State extends { stage: string }>(
  path: string,
  schema: z.ZodType<State>,
  running: readonly string[],
): Promise<State> {
  return expect
    .poll(
      async () => {
        const { body } = await editor.ask('GET', path);
        return schema.parse(body);
      },
      { timeout: LONGEST_MS, interval: 200 },
    )
    .not.toMatchObject({ stage: expect.stringMatching(new RegExp(running.join('|'), 'u')) })
    .then(async () => schema.parse((await editor.ask('GET', path)).body));
}
const outcome = (id: string) =>
  polled(`/products/imports/${id}`, importState, ['checking', 'applying']);

async function open(about: object): Promise<string> {
  const { body, status } = await editor.ask('POST', '/products/imports', about);
  expect(status).toBe(200);
  return z.object({ id: z.string() }).parse(body).id;
}

async function check(text: string, about: object = { fileName: 'prices.csv' }) {
  const id = await open(about);
  expect((await editor.ask('PUT', `/products/imports/${id}`, text)).status).toBe(200);
  return { id, state: await outcome(id) };
}

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
  expect(state.report?.examples).toMatchObject([{ sku: 'A', kind: 'new' }]);
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
  const { body } = await editor.ask('POST', `/products/runs/${run?.id}/undo`, {});
  const undo = z.object({ id: z.string() }).parse(body);
  expect(await polled(`/products/undo/${undo.id}`, undoState, ['running'])).toMatchObject({
    stage: 'done',
    undone: { restored: 0, removed: 1 },
  });
  expect(await skus()).toEqual([]);
});

test('a file that cannot be read, and a mapping that does not fit, are refused with words', async () => {
  const strange = await check('nothing,of,ours\n1,2,3\n');
  expect(strange.state).toMatchObject({ stage: 'failed' });
  expect(strange.state.problem).toContain('No ready mapping knows this header');
  const mapping = {
    fileName: 'x.csv',
    mappingJson: '{"source":"weaver","fields":{"sku":"Artikel"}}',
  };
  const own = await check(`${HEADER}\n`, mapping);
  expect(own.state.problem).toContain('Artikel');
  const again = await editor.ask('POST', `/products/imports/${own.id}/apply`, {});
  expect(again.status).toBe(400);
});

test('a name is no path, and a file beyond the limit is not read', async () => {
  const { state } = await check('x', { fileName: '../../etc/passwd.csv' });
  expect(state.fileName).toBe('_.._etc_passwd.csv');
  const headers = { 'content-length': String(MAX_IMPORT_BYTES + 1) };
  const address = '/api/products/imports/123e4567-e89b-12d3-a456-426614174000';
  expect(bodyProblem({ headers }, address)).toMatchObject({ status: 413 });
  expect(bodyProblem({ headers: { 'content-length': '9000000' } }, address)).toBeNull();
});
