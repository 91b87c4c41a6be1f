import { beforeEach, expect, test } from 'vitest';
import { holdAddressWhileOpening, onRouterTransitionStart } from './instrumentation-client.ts';

/** As Next marks what it writes. */
const OF_NEXT = { __NA: true };

const written: unknown[] = [];
let history: History;

/** A history whose functions Next has replaced by its own, which call the ones they found. */
beforeEach(() => {
  written.length = 0;
  const write = (_data: unknown, _unused: string, url?: unknown) => void written.push(url);
  history = { pushState: write, replaceState: write } as unknown as History; // no more of it is used
  holdAddressWhileOpening(history);
  const found = history.replaceState;
  history.replaceState = (data, unused, url) => found({ ...OF_NEXT, data }, unused, url);
  history.replaceState(OF_NEXT, '', '/stores');
});

test('a list writes its order into its address', () => {
  history.replaceState(null, '', '?sort=name');
  expect(written).toEqual(['/stores', '?sort=name']);
});

test('it does not while a page is being opened from it', () => {
  onRouterTransitionStart();
  history.replaceState(null, '', '?sort=name');
  expect(written).toEqual(['/stores']);
});

test('the next list does again, once the page is open', () => {
  onRouterTransitionStart();
  history.pushState(OF_NEXT, '', '/vacancies');
  history.replaceState(null, '', '?sort=name');
  expect(written).toEqual(['/stores', '/vacancies', '?sort=name']);
});
