import type { ProductService } from '@selvedge/contract/product-service';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProductServiceProvider } from './calls/product-service-context.tsx';

/** What both entries put around the router: the query client and the service that its queries call. */
export function AppProviders(props: {
  readonly queryClient: QueryClient;
  readonly product: ProductService;
  readonly children: ReactNode;
}) {
  return (
    <QueryClientProvider client={props.queryClient}>
      <ProductServiceProvider service={props.product}>{props.children}</ProductServiceProvider>
    </QueryClientProvider>
  );
}
