import type { Store } from '@selvedge/contract/store';
import { useState } from 'react';
import type { MapPosition } from '../../shell/structured-data/local-business.ts';
import { isOpenAt, isOpenOn } from './open-stores.ts';
import { nearestFirst, type StoreAtDistance } from './store-distance.ts';

const LONGEST_WAIT_MS = 10_000;

type Place =
  | { readonly state: 'unasked' | 'asking' | 'refused' }
  | { readonly state: 'known'; readonly position: MapPosition };

/** Which stores a visitor wants to see, and from where. The place is asked for on a press, and forgotten with the page. */
export function useStoreChoice(stores: readonly Store[]) {
  /** When "Open now" was pressed: the stores that were open then stay in view. */
  const [openAt, setOpenAt] = useState<Date | null>(null);
  const [onSunday, setOnSunday] = useState(false);
  const [place, setPlace] = useState<Place>({ state: 'unasked' });

  const chosen = stores
    .filter((store) => openAt === null || isOpenAt(store, openAt))
    .filter((store) => !onSunday || isOpenOn(store, 'Sunday'));
  const near: readonly StoreAtDistance[] | null =
    place.state === 'known' ? nearestFirst(chosen, place.position) : null;

  function togglePlace(): void {
    if (place.state === 'asking') return;
    if (place.state === 'known' || !navigator.geolocation) {
      setPlace({ state: place.state === 'known' ? 'unasked' : 'refused' });
      return;
    }
    setPlace({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setPlace({ state: 'known', position: { latitude, longitude } }),
      () => setPlace({ state: 'refused' }),
      { timeout: LONGEST_WAIT_MS },
    );
  }

  return {
    chosen,
    near,
    place: place.state,
    openNow: openAt !== null,
    onSunday,
    toggleOpenNow: () => setOpenAt(openAt === null ? new Date() : null),
    toggleSunday: () => setOnSunday(!onSunday),
    togglePlace,
  };
}
