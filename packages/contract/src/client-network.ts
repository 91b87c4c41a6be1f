const GROUPS = 8;
/** Of 64 bits: what one subscriber is given at least. */
const NETWORK_GROUPS = 4;
/** Of 48 bits: what one subscriber is given at most, and has 65,536 networks in. */
const SITE_GROUPS = 3;

/**
 * What clients are counted by: an IPv4 address, or the /64 network of an IPv6 address, in which one machine has as many
 * addresses as it likes. What is no address counts as it is.
 */
export const clientNetwork = (address: string): string => networkOf(address, NETWORK_GROUPS);

/** The same by the /48 network of an IPv6 address: for what is counted by the day, and may be had by changing networks. */
export const clientSite = (address: string): string => networkOf(address, SITE_GROUPS);

function networkOf(address: string, count: number): string {
  if (!address.includes(':')) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, count);
  return `${groups.map((group) => group.replace(/^0+(?=.)/u, '')).join(':')}::/${16 * count}`;
}
