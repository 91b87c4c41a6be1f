import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from.
 *
 * @param behindProxy whether every request comes through a proxy of the house, which adds to `X-Forwarded-For` whom it asks
 *   for; without one the header is whatever the client likes to say
 */
export function clientAddress(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): string {
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1);
  return (behindProxy && forwarded?.trim()) || (req.socket.remoteAddress ?? '');
}
