const DEGREES = '(-?\\d{1,3}\\.\\d+)';

/** How map sites write a position into an address: as two parameters, or as a pair. */
const FORMS = [
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`, 'u'),
  new RegExp(`[?&](?:q|ll|query|center)=${DEGREES},\\s*${DEGREES}`, 'u'),
  new RegExp(`@${DEGREES},${DEGREES}`, 'u'),
];

export interface MapPosition {
  /** In degrees, south is negative. */
  readonly latitude: number;
  /** In degrees, west is negative. */
  readonly longitude: number;
}

/** The position that a link to a map shows; null where the link does not say. */
export function mapPosition(mapUrl: string): MapPosition | null {
  let address = mapUrl;
  try {
    address = decodeURIComponent(mapUrl);
  } catch {
    // A stray per cent sign: the address is read as it is written.
  }
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(address) ?? [];
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return null;
}
