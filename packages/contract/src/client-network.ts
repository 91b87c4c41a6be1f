const GROUPS = 8;
/** Of 64 bits: what one subscriber is given at least. */
const NETWORK_GROUPS = 4;

/**
 * What clients are counted by: an IPv4 address, or the /64 network of an IPv6 address, in which one machine has as many
 * addresses as it likes. What is no address counts as it is.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/u, '')).join(':')}::/64`;
}
