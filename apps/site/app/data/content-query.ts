import { type ContentKey, contentDocumentKey } from '@selvedge/contract/content-key';
import { APPLICATION_CONTENT_STALE_MS, LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import type { ContentService } from '@selvedge/contract/services';
import { queryOptions } from '@tanstack/react-query';

/**
 * Content of a page: fresh for 10 minutes, and on an application page for 5, where what has grown stale is not asked for
 * again by a focus or a mount. Source: CALL-02 to CALL-06, CONST-01, CONST-02.
 */
export const contentQuery = <Key extends ContentKey>(service: ContentService, key: Key) =>
  queryOptions({
    queryKey: ['content', key.kind, contentDocumentKey(key)],
    queryFn: ({ signal }) => service.content(key, { signal }),
    ...(key.kind === 'application'
      ? {
          staleTime: APPLICATION_CONTENT_STALE_MS,
          refetchOnWindowFocus: false,
          refetchOnMount: false,
        }
      : { staleTime: LANDING_CONTENT_STALE_MS }),
  });
