import { useCallback, useEffect, useState } from 'react';
import { loadedSteps, loadSteps, WIZARD } from './wizard-steps.ts';

/** The steps up to the one that shows, fetched where they are not there yet; the next one is fetched ahead. */
export function useLoadedSteps(upTo: number) {
  const [, setRound] = useState(0);
  const [isAway, setAway] = useState(false);
  const found = loadedSteps(upTo);
  const isMissing = found === undefined;
  const load = useCallback(async () => {
    setAway(false);
    try {
      await loadSteps(upTo);
      setRound((round) => round + 1);
    } catch {
      setAway(true);
    }
  }, [upTo]);
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);
  useEffect(() => {
    const next = upTo + 1;
    if (next < WIZARD.length) void loadSteps(next).catch(() => undefined); // it is fetched again when it shows
  }, [upTo]);
  const steps = (found ?? []).map((step, place) => ({
    ...step,
    title: WIZARD[place]?.title ?? '',
  }));
  return { steps, isAway, load };
}
