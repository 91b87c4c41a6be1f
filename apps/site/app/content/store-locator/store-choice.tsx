import type { Store } from '@selvedge/contract/house-content';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MapPosition } from '../../shell/structured-data/local-business.ts';
import { PlainButton } from '../../ui/button/button.tsx';
import { counted } from '../../ui/calculator/length.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './store-choice.module.css';
import {
  isOpenAt,
  isOpenOn,
  isUntoldHoliday,
  nearestFirst,
  type StoreAtDistance,
} from './stores.ts';

/** Days on which not every store is open. */
const WEEKEND = ['Saturday', 'Sunday'] as const;
type WeekendDay = (typeof WEEKEND)[number];

/** Narrows the stores to those that are open, and brings the nearest first. */
export function StoreChoice(props: {
  readonly choice: ReturnType<typeof useStoreChoice>;
  /** How many stores there are in all. */
  readonly all: number;
}) {
  const { choice, all } = props;
  return (
    <div className={styles.choice}>
      <fieldset className={styles.buttons}>
        <legend className={styles.legend}>Find a store</legend>
        <Toggle pressed={choice.openNow} onPress={choice.toggleOpenNow}>
          Open now
        </Toggle>
        {WEEKEND.map((day) => (
          <Toggle
            key={day}
            pressed={choice.onDays.includes(day)}
            onPress={() => choice.toggleDay(day)}
          >
            {`Open ${day}`}
          </Toggle>
        ))}
        <Toggle pressed={choice.near !== null} onPress={choice.togglePlace}>
          Nearest to me
        </Toggle>
      </fieldset>
      <p role="status" className={styles.said}>
        {wordsOf(choice, all)}
      </p>
    </div>
  );
}

function Toggle(props: {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: string;
}) {
  return (
    <PlainButton className={styles.toggle} aria-pressed={props.pressed} onClick={props.onPress}>
      {props.children}
    </PlainButton>
  );
}

function wordsOf(choice: ReturnType<typeof useStoreChoice>, all: number): string {
  const { chosen, openNow, isUntold, onDays, place } = choice;
  const times = [...(openNow ? ['now'] : []), ...onDays.map((day) => `on ${day}s`)].join(' and ');
  const open = times && `${chosen.length} of ${counted(all, 'store')} open ${times}.`;
  const where = {
    unasked: '',
    asking: 'Asking your browser where you are.',
    refused: 'Your browser did not say where you are.',
    known: 'The nearest stand first. Where you are stays in your browser and is not stored.',
  }[place];
  const holiday = isUntold
    ? 'Today is a public holiday: ask by telephone where a store names no hours for it.'
    : '';
  return [open, holiday, where].filter(Boolean).join(' ');
}

const LONGEST_WAIT_MS = 10_000;

type Place =
  | { readonly state: 'unasked' | 'asking' | 'refused' }
  | { readonly state: 'known'; readonly position: MapPosition };

/**
 * Which stores a visitor wants to see, and from where. Which hours they want stands in the address, so that Back and a link
 * keep it (`?open=now&open=saturday`). The place is asked for on a press, and forgotten with the page.
 */
export function useStoreChoice(stores: readonly Store[]) {
  const [search, setSearch] = useSearchParams();
  const [place, setPlace] = useState<Place>({ state: 'unasked' });
  const open = search.getAll('open');
  const onDays = WEEKEND.filter((day) => open.includes(day.toLowerCase()));
  // The server's answer may be an hour old, so that only the browser knows what time it is.
  const openNow = useHydrated() && open.includes('now');
  /** When that was asked for: the stores that were open then stay in view. */
  const openAt = useMemo(() => (openNow ? new Date() : null), [openNow]);

  const chosen = stores
    .filter((store) => openAt === null || isOpenAt(store, openAt))
    .filter((store) => onDays.every((day) => isOpenOn(store, day)));
  const isUntold = openAt !== null && chosen.some((store) => isUntoldHoliday(store, openAt));
  const near: readonly StoreAtDistance[] | null =
    place.state === 'known' ? nearestFirst(chosen, place.position) : null;

  function toggleHours(hours: string): void {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (before.getAll('open').includes(hours)) after.delete('open', hours);
        else after.append('open', hours);
        return after;
      },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }

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
    isUntold,
    near,
    place: place.state,
    openNow,
    onDays,
    toggleOpenNow: () => toggleHours('now'),
    toggleDay: (day: WeekendDay) => toggleHours(day.toLowerCase()),
    togglePlace,
  };
}
