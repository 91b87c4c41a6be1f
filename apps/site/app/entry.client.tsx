import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AppProviders } from './app-providers.tsx';
import { createHttpProductService } from './calls/http-product-service.ts';
import { createBrowserQueryClient } from './calls/query-client.ts';

const queryClient = createBrowserQueryClient();
const product = createHttpProductService({
  origin: window.location.origin,
  // The server writes its setting on the document's element (layout/document.tsx).
  mode: document.documentElement.dataset.services === 'path' ? 'path' : 'host',
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProviders queryClient={queryClient} product={product}>
        <HydratedRouter />
      </AppProviders>
    </StrictMode>,
  );
});
