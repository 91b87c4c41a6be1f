import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutForeignRedirect } from './redirect-target.ts';

const login = (redirect: string) => `/admin/login?${new URLSearchParams({ redirect })}`;

test.each([
  '/admin',
  '/admin/collections/stores/2?locale=en#top',
  '/admin?next=//elsewhere.example',
])('somebody who signs in is led to %s', (target) => {
  expect(withoutForeignRedirect(login(target))).toBeNull();
});

test.each([
  '/.//evil.example/x',
  '/admin/..//evil.example',
  '/admin/%2e%2e//evil.example',
  '/admin//evil.example',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '/\t/evil.example/admin',
  'https://evil.example/admin',
  'javascript:alert(1)//admin',
  '/administration',
  '/api/users/logout',
  '',
])('and not to %s', (target) => {
  expect(withoutForeignRedirect(login(target))).toBe('/admin/login');
  expect(
    withoutForeignRedirect(`${login('/admin')}&redirect=${encodeURIComponent(target)}&a=1`),
  ).toBe('/admin/login?a=1');
});

test('whatever is written, who signs in stays in the hub', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%2e',
    '%2f',
    'admin',
    '@',
    'evil.example',
    '\t',
    '?',
    '#',
    ':',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      (target) => {
        if (withoutForeignRedirect(login(target)) !== null) return;
        // As a router takes it that has resolved the address once.
        const { pathname } = new URL(target, 'https://hub.example');
        const { host, pathname: end } = new URL(pathname, 'https://hub.example');
        expect(host).toBe('hub.example');
        expect(end).toMatch(/^\/admin(?:\/|$)/u);
      },
    ),
    { numRuns: 2000 },
  );
});

test('the answer leads to no other host either', () => {
  expect(withoutForeignRedirect('//admin?redirect=//x')).toBe('/admin');
  expect(withoutForeignRedirect('/\\admin?redirect=//x')).toBe('/admin');
});

test('an address without a way on is answered as it is', () => {
  for (const url of ['/admin', '/admin/login?a=1', '/admin?redirected=x'])
    expect(withoutForeignRedirect(url)).toBeNull();
});
