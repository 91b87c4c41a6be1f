import { expect, test } from 'vitest';
import { clientNetwork, clientSite } from './client-network.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:0DB8:0:0007:ffff:1:2:3', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('tries from %s are counted by %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('what is counted by the day is counted by what one subscriber may have at most', () => {
  expect(clientSite('10.1.2.3')).toBe('10.1.2.3');
  expect(clientSite('2001:db8:1:7::1')).toBe('2001:db8:1::/48');
  expect(clientSite('2001:db8:1:8::1')).toBe(clientSite('2001:db8:1:7::1'));
});
