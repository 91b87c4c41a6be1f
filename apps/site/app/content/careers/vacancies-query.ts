import type { ContentService } from '@selvedge/contract/content-service';
import { LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { queryOptions } from '@tanstack/react-query';

/** The vacancies, fresh for as long as a landing page is. Source: CALL-18. */
export const vacanciesQuery = (service: ContentService) =>
  queryOptions({
    queryKey: ['vacancies'],
    queryFn: ({ signal }) => service.vacancies({ signal }),
    staleTime: LANDING_CONTENT_STALE_MS,
  });
