import type { ProductService } from '@selvedge/contract/product-service';
import { createContext, type ReactNode, use } from 'react';

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
