import type { ContentService, ProductService } from '@selvedge/contract/services';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';

/** What both entries put around the router: the query client and the service that its queries call. */
export function AppProviders(props: {
  readonly queryClient: QueryClient;
  readonly product: ProductService;
  readonly content: ContentService;
  readonly children: ReactNode;
}) {
  return (
    <QueryClientProvider client={props.queryClient}>
      <ProductServiceProvider service={props.product}>
        <ContentServiceProvider service={props.content}>{props.children}</ContentServiceProvider>
      </ProductServiceProvider>
    </QueryClientProvider>
  );
}

const ProductServiceContext = createContext<ProductService | null>(null);

/** Hands the product service to the components below: over HTTP in the browser, in process on the server. */
export function ProductServiceProvider(props: {
  readonly service: ProductService;
  readonly children: ReactNode;
}) {
  return <ProductServiceContext value={props.service}>{props.children}</ProductServiceContext>;
}

/** The product service of this page. Throws outside a {@link ProductServiceProvider}. */
export function useProductService(): ProductService {
  const service = use(ProductServiceContext);
  if (!service) throw new Error('useProductService is called outside of a ProductServiceProvider.');
  return service;
}

const ContentServiceContext = createContext<ContentService | null>(null);

/** Hands the content calls to the components below: over HTTP in the browser, in process on the server. */
function ContentServiceProvider(props: {
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
