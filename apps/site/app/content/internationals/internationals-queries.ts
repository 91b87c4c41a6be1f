import { LANDING_CONTENT_STALE_MS, MAX_BRAND_ID_CHARACTERS } from '@selvedge/contract/limits';
import type { ContentService } from '@selvedge/contract/services';
import { queryOptions } from '@tanstack/react-query';
import { WordlessError } from '../../data/service-client.ts';

const NOT_FOUND = 404;

/** The Internationals landing page; null where none is published. Source: CALL-22. */
export const internationalsQuery = (service: ContentService) =>
  queryOptions({
    queryKey: ['internationals'],
    queryFn: ({ signal }) => service.internationals({ signal }),
    staleTime: LANDING_CONTENT_STALE_MS,
  });

/** By its status: while the server renders, the error comes from outside the built site, with a class of its own. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === NOT_FOUND;

/** One international brand; null where it is unknown or not published, or its id missing or longer than any. Source: CALL-23, decision 18. */
export const internationalBrandQuery = (service: ContentService, brandId: string) =>
  queryOptions({
    queryKey: ['international-brand', brandId],
    queryFn: async ({ signal }) => {
      if (brandId.trim() === '' || brandId.length > MAX_BRAND_ID_CHARACTERS) return null;
      return service.internationalBrand(brandId, { signal }).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    },
    staleTime: LANDING_CONTENT_STALE_MS,
  });

/** What an international brand that did not come says. Source: ERR-13, ERR-14, IBRAND-06, decision 18. */
export function brandFailure(brandId: string, data: null | undefined): string {
  if (brandId.trim() === '') return 'Brand ID is missing';
  return data === null
    ? 'Brand not found or not published'
    : 'Failed to load brand data. Please try again.';
}

/** What the landing page says when it did not come: the service's own words, or else ours. Source: ERR-15. */
export const internationalsFailure = (error: Error): string =>
  (error instanceof WordlessError ? '' : error.message) || 'Failed to load international data';
