import type { Store } from '@selvedge/contract/store';
import { type MapPosition, mapPosition } from '../../shell/structured-data/local-business.ts';

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two places are apart as the crow flies, in kilometres. */
export function distanceKm(one: MapPosition, other: MapPosition): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

export interface StoreAtDistance {
  readonly store: Store;
  /** Undefined where its place on the map is not known. */
  readonly km: number | undefined;
}

/** The stores, the nearest first; those whose place is not known stand last, in their order. */
export function nearestFirst(stores: readonly Store[], from: MapPosition): StoreAtDistance[] {
  return stores
    .map((store) => {
      const position = mapPosition(store.mapUrl);
      return { store, km: position ? distanceKm(from, position) : undefined };
    })
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
}

/** A distance as it is said on a road sign: 800 m, 3.4 km, 126 km. */
export function distanceWords(km: number): string {
  if (km < 1) return `${Math.max(1, Math.round(km * 10)) * 100} m`;
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
}

/** The way to a store, on the map that everyone may use; null where its place is not known. */
export function directionsUrl(mapUrl: string): string | null {
  const position = mapPosition(mapUrl);
  if (!position) return null;
  const to = `${position.latitude},${position.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
