import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';
import { signInLimit } from './request-limits.ts';
import { headersOfPath } from './security-headers.ts';

const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** A letter of a path as it may be written as well. What follows a host begins with a slash. */
const letterOf = (letter: string, place: number) =>
  letter === '/'
    ? fc.constantFrom('/', '//', '/./', '/x/../', '/%2e/', ...(place === 0 ? [] : ['\\', '%2f']))
    : fc.constantFrom(letter, letter.toUpperCase(), hex(letter), hex(letter).replace('%', '%25'));

const spellingsOf = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', 'http://hub.example', 'HTTPS://x:1'),
      fc.tuple(...[...path].map(letterOf)).map((letters) => letters.join('')),
      fc.constantFrom('', '/', '?a=b', '/?x', '#y'),
    )
    .map((parts) => parts.join(''));

test('however a path is spelled, the rules see the same', () => {
  const path = '/api/users/login';
  fc.assert(
    fc.property(spellingsOf(path), (spelled) => {
      expect(pathOf(spelled)).toBe(path);
    }),
  );
  expect(pathOf(undefined)).toBe('/');
  expect(pathOf('/api/%ff%zz%')).toBe('/api/\u00ff%zz%');
});

/** Everything by which somebody tries to get in, or makes the hub send mail to whom they like. */
const WAYS_IN = [
  '/api/users/login',
  '/api/users/forgot-password',
  '/api/users/reset-password',
  '/api/users/unlock',
  '/api/users/passkeys',
  '/api/users/passkeys/registration-options',
  '/api/users/passkeys/sign-in-options',
  '/api/users/passkeys/sign-in',
];

test.each(WAYS_IN)('however %s is spelled, it is counted with the others', (path) => {
  const tooMany = signInLimit(() => 0);
  const spelled = fc.sample(spellingsOf(path), { numRuns: 61, seed: 1 });
  const answers = spelled.map((url) => tooMany('POST', pathOf(url), '10.0.0.1'));
  expect(answers).toEqual([...Array<boolean>(60).fill(false), true]);
});

test('no spelling is answered with other headers', () => {
  fc.assert(
    fc.property(spellingsOf('/api/registrations/12/documents/address'), (url) => {
      expect(headersOfPath(pathOf(url))['content-security-policy']).toContain('sandbox');
    }),
  );
});

test('the page whose path holds a secret tells nobody where it is', () => {
  const policyOf = (url: string) => headersOfPath(pathOf(url))['referrer-policy'];
  expect(policyOf('/admin/reset/88e57936')).toBe('strict-origin');
  expect(policyOf('/admin//%72eset/88e57936')).toBe('strict-origin');
  expect(policyOf('/admin/login')).toBeUndefined();
});
