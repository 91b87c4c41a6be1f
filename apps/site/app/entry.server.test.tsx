import { Suspense } from 'react';
import { createRequestHandler, Outlet, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { standInBuild } from '../../services/test/stand-in-site.ts';
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
const build = standInBuild(entry, root, { default: Broken });

test('a page that breaks while it is rendered is logged, and answered as the error view with its request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const context = new RouterContextProvider();
  context.set(entry.siteContext, Object({ requestId: '4bf92f35' }));
  const answer = await createRequestHandler(build, 'production')(
    new Request('http://localhost/'),
    context,
  );
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('4bf92f35')]);
  expect(log.mock.calls).toEqual([[expect.objectContaining({ message: 'The loom has stopped' })]]);
});
