import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { proxiesOf } from '@selvedge/http/bounded-connections';

/**
 * Tells where requests come from: the last address of those that handed a request on which is none of the house's proxies.
 * What stands before it in `X-Forwarded-For` is whatever the client likes to say; without a proxy all of it is.
 *
 * @param trusted addresses and networks of the proxies in front, with commas between
 */
export function clientAddresses(trusted: string | undefined) {
  const isProxy = proxiesOf((trusted ?? '').split(','));
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
