import { expect, test } from 'vitest';
import { bodyPlaces, bodyProblem, hasOddDraft, signInLimit } from './request-limits.ts';

const MEBIBYTE = 2 ** 20;
const sent = (bytes: number) => ({ headers: { 'content-length': String(bytes) } });

/** How many of these are under way at once, where each client sends a hundred. */
function underWay(bytes: number, clients: number): number[] {
  const placeFor = bodyPlaces();
  return Array.from({ length: clients }, (_, client) => {
    const places = Array.from({ length: 100 }, () => placeFor(sent(bytes), `10.0.${client}.1`));
    return places.filter((leave) => leave !== null).length;
  });
}

test.each([
  ['large files', 5 * MEBIBYTE, [4, 4, 0]],
  ['other long bodies', 65 * 1024, [12, 12, 0]],
])('%s are so many under way, and fewer of one client', (_what, bytes, of) => {
  expect(underWay(bytes, of.length)).toEqual(of);
});

test('a long body that has come makes room for another, and short ones need none', () => {
  const placeFor = bodyPlaces();
  const leave = Array.from({ length: 4 }, () => placeFor(sent(5 * MEBIBYTE), '10.0.0.1'));
  expect(placeFor(sent(5 * MEBIBYTE), '10.0.0.1')).toBeNull();
  leave[0]?.();
  expect(placeFor(sent(5 * MEBIBYTE), '10.0.0.1')).not.toBeNull();
  for (let times = 0; times < 100; times++)
    expect(placeFor(sent(64 * 1024), '10.0.0.1')).not.toBeNull();
});

test('one network of an IPv6 site has as many places as the whole of it', () => {
  const placeFor = bodyPlaces();
  const places = Array.from({ length: 10 }, (_, n) =>
    placeFor(sent(5 * MEBIBYTE), `2001:db8:1:${n}::1`),
  );
  expect(places.filter((leave) => leave !== null)).toHaveLength(4);
});

test('one address has sixty tries to sign in a minute', () => {
  let now = 1_000_000;
  const isTooMuch = signInLimit(() => now);
  const tryOnce = (address = '10.0.0.1') => isTooMuch('POST', '/api/users/login', address);
  expect(Array.from({ length: 61 }, () => tryOnce()).filter(Boolean)).toHaveLength(1);
  expect(tryOnce('10.0.0.2')).toBe(false);
  now += 60_001;
  expect(tryOnce()).toBe(false);
});

test.each(['x-http-method-override', 'x-payload-http-method-override'])(
  'a body that %s makes a question is no longer than a question',
  (header) => {
    const question = (bytes: number) => ({
      headers: { ...sent(bytes).headers, [header]: 'GET' },
    });
    expect(bodyProblem(question(64 * 1024), '/api/stores', true)).toBeNull();
    expect(bodyProblem(question(64 * 1024 + 1), '/api/stores', true)).toMatchObject({
      status: 413,
      message: 'The body has more than 64 KB.',
    });
    expect(bodyProblem(sent(64 * 1024 + 1), '/api/stores', true)).toBeNull();
  },
);

test.each(['draft[]=true', 'draft[0]=true', '%64raft%5B%5D=true', 'draft=true&draft=false'])(
  'an address that says of a draft in two ways is odd: %s',
  (query) => {
    expect(hasOddDraft(`/api/globals/home-page?${query}`)).toBe(true);
    expect(hasOddDraft(`/api/globals/home-page?depth=0&${query}`)).toBe(true);
  },
);

test.each(['', '?draft=true', '?draft=false&depth=1', '?where[drafted][equals]=1'])(
  'an address that says it once, or nothing, is not: %s',
  (query) => {
    expect(hasOddDraft(`/api/globals/home-page${query}`)).toBe(false);
  },
);
