import { timeoutManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AppProviders } from './app-providers.tsx';
import { createHttpContentService } from './calls/http-content-service.ts';
import { createHttpProductService } from './calls/http-product-service.ts';
import { createBrowserQueryClient } from './calls/query-client.ts';
import { sharedTimer } from './calls/shared-timer.ts';
import { isLeftEarly } from './start/early-history.ts';

timeoutManager.setTimeoutProvider(sharedTimer());
const queryClient = createBrowserQueryClient();
const services = {
  origin: window.location.origin,
  // The server writes its setting on the document's element (layout/document.tsx).
  mode: document.documentElement.dataset.services === 'path' ? 'path' : 'host',
} as const;
const product = createHttpProductService(services);
const content = createHttpContentService(services);

// A task of its own: running these modules has taken a phone long enough.
setTimeout(() => {
  if (isLeftEarly()) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppProviders queryClient={queryClient} product={product} content={content}>
          <HydratedRouter />
        </AppProviders>
      </StrictMode>,
    );
  });
});
