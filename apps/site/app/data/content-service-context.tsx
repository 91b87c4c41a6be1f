import type { ContentService } from '@selvedge/contract/content-service';
import { createContext, type ReactNode, use } from 'react';

const ContentServiceContext = createContext<ContentService | null>(null);

/** Hands the content calls to the components below: over HTTP in the browser, in process on the server. */
export function ContentServiceProvider(props: {
  readonly service: ContentService;
  readonly children: ReactNode;
}) {
  return <ContentServiceContext value={props.service}>{props.children}</ContentServiceContext>;
}

/** The content calls of this page. Throws outside a {@link ContentServiceProvider}. */
export function useContentService(): ContentService {
  const service = use(ContentServiceContext);
  if (!service) throw new Error('useContentService is called outside of a ContentServiceProvider.');
  return service;
}
