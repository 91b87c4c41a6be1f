import { useEffect } from 'react';
import { TAKEN_OVER } from './early-input.ts';

/** Parts of the page, and whether each has taken over. */
const parts = new Map<string, boolean>();
let frameIsThere = false;
let isTold = false;

function tellOnceAllIsThere(): void {
  if (isTold || !frameIsThere || [...parts.values()].includes(false)) return;
  isTold = true;
  window.dispatchEvent(new Event(TAKEN_OVER));
}

/** For the frame of the page: once it and all its parts have taken over, what the visitor did before is done again. */
export function useTakenOver(): void {
  useEffect(() => {
    frameIsThere = true;
    tellOnceAllIsThere();
  }, []);
}

/** For where a part stands, by a name of its own: it is waited for until it has taken over or has gone. */
export function usePartAwaited(part: string): void {
  useEffect(() => {
    parts.set(part, parts.get(part) ?? false); // what is rendered here first is there before this
    return () => void parts.delete(part);
  }, [part]);
}

/** For within the part. */
export function usePartTakenOver(part: string): void {
  useEffect(() => {
    parts.set(part, true);
    tellOnceAllIsThere();
  }, [part]);
}
