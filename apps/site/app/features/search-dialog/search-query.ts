import type { ProductService } from '@selvedge/contract/product-service';
import { queryOptions } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/**
 * The hits for a text. Empty text asks for nothing (SEARCH-05), and a newer text aborts the request of the older one.
 * Nothing is tried again by itself: the next letter is a try, and the error view offers one.
 */
export const searchQuery = (service: ProductService, typed: string) => {
  const text = typed.trim();
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => service.search(text, { signal }),
    enabled: text !== '',
    staleTime: FRESH_MS,
    retry: false,
  });
};
