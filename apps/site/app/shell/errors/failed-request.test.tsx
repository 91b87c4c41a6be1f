import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailedRequest, FailedRequestProvider } from './failed-request.tsx';

test('a page that broke on the server names its request, and one that broke elsewhere names none', () => {
  const named = renderToStaticMarkup(
    <FailedRequestProvider requestId="4bf92f35">
      <FailedRequest />
    </FailedRequestProvider>,
  );
  expect(named).toContain('4bf92f35');
  expect(renderToStaticMarkup(<FailedRequest />)).toBe('');
});
