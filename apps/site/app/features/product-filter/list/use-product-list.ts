import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useProductService } from '../../../calls/product-service-context.tsx';
import type { FilterState } from '../rules/filter-state.ts';
import { rememberValues } from '../rules/known-values.ts';
import { reconcile } from '../rules/reconcile-selections.ts';
import { selectedApplications } from '../rules/selected-applications.ts';
import { listQuery } from './list-query.ts';

export interface ProductList {
  /** The answer to show: the last one while the next is on its way; none before the first and after a failure. */
  readonly list: MultiFilterResponse | undefined;
  /** The last answer there was, for the filter: a failed request must leave something to choose from. */
  readonly lastAnswer: MultiFilterResponse | undefined;
  /** The page that `list` is of, from 1: the last one while the next is on its way. */
  readonly page: number;
  /** Every value that this page's answers have named. */
  readonly known: MultiFilterResponse['filters'];
  /** `updating`: what is asked for is on its way. */
  readonly status: 'shown' | 'updating' | 'failed';
  readonly retry: () => void;
}

/**
 * The products of a state. An answer that no longer holds a chosen value has the state changed (FILTER-08).
 *
 * @param change is given the state without what the answer does not bear out
 */
export function useProductList(
  itemGroup: string,
  state: FilterState,
  change: (next: FilterState) => void,
): ProductList {
  const service = useProductService();
  const { data, isPlaceholderData, isPending, isError, refetch } = useQuery({
    ...listQuery(service, itemGroup, state),
    placeholderData: keepPreviousData,
  });

  const [memory, setMemory] = useState({
    answer: data,
    page: state.page,
    known: data?.filters ?? {},
  });
  const arrived = data !== undefined && !isPlaceholderData;
  if (arrived && (data !== memory.answer || state.page !== memory.page)) {
    const known = rememberValues(memory.known, data.filters);
    setMemory({ answer: data, page: state.page, known });
  }

  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    const next = reconcile(state, data);
    if (next !== state) change(next);
  }, [data, isPlaceholderData, state, change]);

  useEffect(() => selectedApplications.set(state.selections.application), [state]);

  return {
    list: data,
    lastAnswer: data ?? memory.answer,
    page: memory.page,
    known: memory.known,
    status:
      isPlaceholderData || isPending
        ? 'updating'
        : isError && data === undefined
          ? 'failed'
          : 'shown',
    retry: refetch,
  };
}
