import { expect, test } from 'vitest';
import { clientAddresses } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress } as never,
});

test.each([
  ['without proxies the header is nothing', undefined, '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['who is no proxy of the list is the client', '127.0.0.1', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['the proxy says whom it asks for', '127.0.0.1', '127.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [
    'a row of proxies is followed back',
    '127.0.0.1, 10.0.0.0/8',
    '::ffff:127.0.0.1',
    '1.1.1.1, 2.2.2.2, 10.1.2.3',
    '2.2.2.2',
  ],
  ['networks of IPv6 count', '2001:db8::/32', '2001:db8::7', '2001:4860::1', '2001:4860::1'],
  ['what is no address ends it', '127.0.0.1', '127.0.0.1', 'nonsense', '127.0.0.1'],
])('%s', (_what, trusted, remote, forwarded, expected) => {
  expect(clientAddresses(trusted)(from(remote, forwarded))).toBe(expected);
});
