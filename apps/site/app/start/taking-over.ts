import { useEffect } from 'react';
import { TAKEN_OVER } from './early-input.ts';

/** Parts of the page, and those of them that have taken over. */
const parts = new Set<string>();
const partsThere = new Set<string>();
let frameIsThere = false;
let isTold = false;

function tellOnceAllIsThere(): void {
  if (isTold || !frameIsThere || [...parts].some((part) => !partsThere.has(part))) return;
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
    parts.add(part);
    return () => {
      parts.delete(part);
      partsThere.delete(part);
    };
  }, [part]);
}

/** For within the part. */
export function usePartTakenOver(part: string): void {
  useEffect(() => {
    partsThere.add(part);
    tellOnceAllIsThere();
  }, [part]);
}
