import Negotiator from 'negotiator';

/**
 * The media type that an Accept header likes best of those on offer, the first where it likes several alike;
 * undefined where it takes none of them (RFC 9110, 12.5.1).
 */
export function preferredType(
  accept: string | undefined,
  offered: readonly string[],
): string | undefined {
  return new Negotiator({ headers: { accept } }).mediaType([...offered]);
}
