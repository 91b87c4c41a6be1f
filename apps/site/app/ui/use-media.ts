import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, and follows it. On the server, and until hydration is done, it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether a person has asked for as little motion as possible. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
