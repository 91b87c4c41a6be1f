import { Suspense } from 'react';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import * as entry from './entry.server.tsx';
import { FailedRequest } from './shell/errors/failed-request.tsx';

function Broken(): never {
  throw new Error('The loom has stopped');
}

const root = {
  default: () => (
    <Suspense>
      <Outlet />
    </Suspense>
  ),
  Layout: ({ children }: { readonly children: React.ReactNode }) => (
    <html lang="en">
      <body>{children}</body>
    </html>
  ),
  ErrorBoundary: () => <FailedRequest />,
};
const route = { hasLoader: false, hasAction: false, hasErrorBoundary: true, module: '/route.js' };
const inBrowser = {
  ...route,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: root },
    page: { id: 'page', parentId: 'root', index: true, module: { default: Broken } },
  },
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: { ...inBrowser, id: 'root', path: '' },
      page: { ...inBrowser, id: 'page', parentId: 'root', index: true },
    },
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} satisfies Partial<ServerBuild>;

test('a page that breaks while it is rendered is logged, and answered as the error view with its request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const context = new RouterContextProvider();
  context.set(entry.siteContext, Object({ requestId: '4bf92f35' }));
  // What the compiler writes has more in it that no page of one route needs.
  const answer = await createRequestHandler(Object(build), 'production')(
    new Request('http://localhost/'),
    context,
  );
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('4bf92f35')]);
  expect(log.mock.calls).toEqual([[expect.objectContaining({ message: 'The loom has stopped' })]]);
});
