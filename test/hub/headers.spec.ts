import { expect, test } from '@playwright/test';

const PATHS = [
  '/admin/login',
  '/admin',
  '/api/users',
  '/api/nothing',
  '/healthz',
  '/nowhere',
  '/%zz',
];

for (const path of PATHS)
  test(`the hub's answer at ${path} carries its headers`, { tag: '@headers' }, async ({
    request,
  }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/(?:^|; )default-src '(?:self|none)'/u);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.replace(/style-src [^;]*/u, '')).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
