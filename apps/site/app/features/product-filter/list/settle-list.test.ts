import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { describe, expect, it, vi } from 'vitest';
import type { FilterState } from '../rules/filter-state.ts';
import { settleList } from './settle-list.ts';

const answer = (filters: MultiFilterResponse['filters'], total = 100): MultiFilterResponse => ({
  products: [],
  filters,
  facet_counts: {},
  total_items_count: total,
});
const fetching = (filters: MultiFilterResponse['filters'], total?: number) =>
  vi.fn<(state: FilterState) => Promise<MultiFilterResponse>>(() =>
    Promise.resolve(answer(filters, total)),
  );

describe('settling the list of a URL', () => {
  it('[FILTER-11] takes the applications from the path where the query is silent', async () => {
    const fetchList = fetching({ application: ['Curtaining', 'Dual Purpose'] });
    const { asked, settled } = await settleList('Curtaining', '?utm_source=mail', fetchList);
    expect(asked).toBe('?utm_source=mail');
    expect(settled).toBe(
      'utm_source=mail&application=Curtaining&application=Dual%20Purpose&page=1&startoffset=0&endoffset=9',
    );
    expect(fetchList).toHaveBeenCalledTimes(1);
  });

  it('takes a query at its word', async () => {
    const fetchList = fetching({ web_colour: ['Blue'] });
    const search = '?colours=blue';
    expect((await settleList('Curtaining', search, fetchList)).settled).toBe(search);
  });

  it('[FILTER-08] asks again without what the answer does not hold', async () => {
    const fetchList = fetching({ web_colour: ['Blue'] });
    const { settled } = await settleList('Curtaining', '?colours=Mauve&page=4', fetchList);
    expect(settled).toBe('page=1&startoffset=0&endoffset=9');
    expect(fetchList.mock.lastCall?.[0].selections.web_colour).toEqual([]);
    expect(fetchList).toHaveBeenCalledTimes(2);
  });

  it('comes to an end with answers that contradict each other', async () => {
    let round = 0;
    const fetchList = vi.fn(() => Promise.resolve(answer({}, [900, 9, 18, 27, 36][round++ % 5])));
    await settleList('Curtaining', '?page=99', fetchList);
    expect(fetchList.mock.calls.length).toBeLessThan(8);
  });
});
