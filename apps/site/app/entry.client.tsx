import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createHttpContentService } from './data/http-content-service.ts';
import { createHttpProductService } from './data/http-product-service.ts';
import { createBrowserQueryClient } from './data/query-client.ts';
import { AppProviders } from './data/services-context.tsx';

const queryClient = createBrowserQueryClient();
const services = {
  origin: window.location.origin,
  // The server writes its setting on the document's element (root.tsx).
  mode: document.documentElement.dataset.services === 'path' ? 'path' : 'host',
} as const;
const product = createHttpProductService(services);
const content = createHttpContentService(services);

/** Whether the visitor went back or forward since the document was loaded, while nothing could show the other page. */
function isLeft(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!(loaded instanceof PerformanceNavigationTiming)) return false;
  // A browser that names what was asked for, and not what was answered, would be sent in circles.
  if (loaded.redirectCount > 0 || !URL.canParse(loaded.name)) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search !== location.pathname + location.search;
}

/**
 * Shows the router's page in place of the document's. The router listens for Back once it is rendered: it is rendered at
 * once, so that no Back comes between that and the look at the address.
 */
function start(): void {
  if (isLeft()) {
    location.reload();
    return;
  }
  flushSync(() =>
    hydrateRoot(
      document,
      <StrictMode>
        <AppProviders queryClient={queryClient} product={product} content={content}>
          <HydratedRouter />
        </AppProviders>
      </StrictMode>,
    ),
  );
}

setTimeout(start); // a task of its own: running these modules has taken a phone long enough
