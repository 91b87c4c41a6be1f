import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a request has the id of its trace', () => {
  expect(requestId(`00-${TRACE}-00f067aa0ba902b7-01`)).toBe(TRACE);
  expect(requestId(`01-${TRACE}-00f067aa0ba902b7-01-more`)).toBe(TRACE);
});

test.each([
  undefined,
  '',
  `ff-${TRACE}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7-01\nx: y`,
])('without a trace it gets one of its own: %j', (traceparent) => {
  const ids = [requestId(traceparent), requestId(traceparent)];
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain(TRACE);
});

test('whatever is sent, an id is 32 hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.string())), (sent) => {
      expect(requestId(sent)).toMatch(/^[0-9a-f]{32}$/u);
    }),
  );
});
