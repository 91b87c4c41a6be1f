import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the page's scripts have taken it over; false on the server and in the first render of the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
