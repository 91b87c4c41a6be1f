import type { ContentService } from '@selvedge/contract/content-service';
import type { ProductService } from '@selvedge/contract/product-service';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContentServiceProvider } from './content-service-context.tsx';
import { ProductServiceProvider } from './product-service-context.tsx';

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
