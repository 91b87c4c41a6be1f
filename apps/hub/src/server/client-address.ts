import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @param list addresses and networks of the proxies in front, with commas between */
function proxiesOf(list: string): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return proxies;
}

/**
 * Tells where requests come from: the last address of those that handed a request on which is none of the house's proxies.
 * What stands before it in `X-Forwarded-For` is whatever the client likes to say; without a proxy all of it is.
 *
 * @param trusted addresses and networks of the proxies in front, with commas between
 */
export function clientAddresses(trusted: string | undefined) {
  const proxies = proxiesOf(trusted ?? '');
  const isProxy = (address: string): boolean =>
    isIP(address) !== 0 && proxies.check(address, familyOf(address));
  return (req: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let address = req.socket.remoteAddress ?? '';
    for (const before of forwarded.map((text) => text.trim()).toReversed()) {
      if (!isProxy(address) || isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}
