import { use, useEffect } from 'react';
import { isLeftEarly } from './early-history.ts';
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

const never = new Promise<never>(() => undefined);

/**
 * For the frame of the page: once it and all its parts have taken over, what the visitor did before is done again. A
 * document that is left by then stands still until the next one comes: the router may have begun with the address of
 * that one, whose page this is not.
 */
export function useTakenOver(): void {
  if (!frameIsThere && typeof document !== 'undefined' && isLeftEarly()) use(never);
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
