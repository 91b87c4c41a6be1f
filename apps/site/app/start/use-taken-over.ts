import { useEffect } from 'react';
import { TAKEN_OVER } from './early-input.ts';

/** Tells that the page's scripts have taken over, so that what the visitor did before is done again. */
export function useTakenOver(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(TAKEN_OVER));
  }, []);
}
