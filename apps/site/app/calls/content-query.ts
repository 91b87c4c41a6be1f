import { type ContentKey, contentDocumentKey } from '@selvedge/contract/content-key';
import type { ContentService } from '@selvedge/contract/content-service';
import { APPLICATION_CONTENT_STALE_MS, LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { queryOptions } from '@tanstack/react-query';

/** Content of a page: fresh for 5 minutes on an application page, for 10 on the others. Source: CALL-02 to CALL-06, CONST-01. */
export const contentQuery = <Key extends ContentKey>(service: ContentService, key: Key) =>
  queryOptions({
    queryKey: ['content', key.kind, contentDocumentKey(key)],
    queryFn: ({ signal }) => service.content(key, { signal }),
    staleTime: key.kind === 'application' ? APPLICATION_CONTENT_STALE_MS : LANDING_CONTENT_STALE_MS,
  });
