import { expect, test } from 'vitest';
import { readCatalogue } from './content-gaps.ts';

test('the catalogue is read once for each published revision, however many ask', async () => {
  let revision = 1;
  let readings = 0;
  const executor = {
    async query(text: string) {
      if (text.includes('published.revision')) return { rows: [{ revision }], rowCount: 1 };
      readings++;
      const place = ['005', 'Curtaining', `Collection ${revision}`];
      return { rows: [{ place, gaps: [], products: 2 }], rowCount: 1 };
    },
  };
  const all = await Promise.all([1, 2, 3].map(() => readCatalogue(executor)));
  expect(all.map(({ places }) => places[0]?.collection)).toEqual(Array(3).fill('Collection 1'));
  expect(readings).toBe(1);
  revision = 2;
  expect((await readCatalogue(executor)).places[0]?.collection).toBe('Collection 2');
  expect(readings).toBe(2);
});
