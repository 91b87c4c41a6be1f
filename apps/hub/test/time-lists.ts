import { withClient } from '@selvedge/database/connection';
import { migrateHub } from '../src/database/migrate-hub.ts';
import { LIST_PAGE, productFilter, readProductList } from '../src/products/product-list.ts';
import { readMissing } from '../src/shell/missing/read-missing.ts';

/** `time-lists.ts HUB_URL`: the part of `npm run bench -- hub-lists` that asks the database what the hub's pages ask it. */
const [hubUrl = ''] = process.argv.slice(2);

const ROUNDS = 7;

/** The last page is told by a number beyond all pages; the first answer says how many there are. */
const LISTS: readonly (readonly [what: string, filter: Record<string, string>, part: number])[] = [
  ['all products, first page', {}, 0],
  ['all products, page in the middle', {}, 0.5],
  ['all products, last page', {}, 1],
  ['two words that some names have', { text: 'an el' }, 0],
  ['a word that none has', { text: 'nothingissocalled' }, 0],
  ['one item group, first page', { group: '005' }, 0],
  ['one item group, last page', { group: '005' }, 1],
  ['withdrawn', { state: 'withdrawn' }, 0],
  ['changed by staff', { state: 'staff' }, 0],
  ['no picture', { gap: 'picture' }, 0],
  ['no repeat', { gap: 'repeat' }, 0],
  ['no composition, last page', { gap: 'composition' }, 1],
  ['no colour family', { gap: 'colour' }, 0],
];

async function timed(read: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await read();
    times.push(performance.now() - from);
  }
  return times;
}

await migrateHub(hubUrl);
const timings = await withClient(hubUrl, async (client) => {
  const executor = {
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
  };
  const lists: { what: string; found: number | null; times: number[] }[] = [];
  for (const [what, query, part] of LISTS) {
    const filter = productFilter.parse(query);
    const { total } = await readProductList(executor, filter, 1);
    const page = Math.max(1, Math.ceil((total / LIST_PAGE) * part));
    const times = await timed(() => readProductList(executor, filter, page));
    lists.push({ what, found: total, times });
  }
  return [
    ...lists,
    {
      what: 'the work list, “What is missing”',
      found: null,
      times: await timed(() => readMissing(executor)),
    },
  ];
});
process.send?.(timings);
process.disconnect?.();
