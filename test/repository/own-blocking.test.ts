import { expect, test } from 'vitest';
import { ownBlockingMs, type TraceEvent } from '../../bench/own-blocking.ts';

const main = { pid: 7, tid: 1 };
const task = (ts: number, ms: number, of = main): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  tdur: ms * 1000,
  ...of,
});
const load: readonly TraceEvent[] = [
  { name: 'thread_name', ph: 'M', ts: 0, ...main, args: { name: 'CrRendererMain' } },
  { name: 'firstContentfulPaint', ph: 'R', ts: 100, ...main },
];

test('counts what tasks of the page take beyond what is bearable, once it is painted', () => {
  const events = [
    ...load,
    task(50, 90),
    task(200, 20),
    task(300, 12),
    task(400, 15),
    task(500, 80, { pid: 7, tid: 2 }),
    task(600, 80, { pid: 8, tid: 1 }),
  ];
  expect(ownBlockingMs(events, 4)).toBe(30 + 10);
  expect(ownBlockingMs(events, 1)).toBe(0);
});

test('says nothing of a page that was not painted', () => {
  expect(ownBlockingMs([task(200, 90)], 4)).toBeNaN();
});
