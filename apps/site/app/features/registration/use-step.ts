import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The step that an entry of the history stands for; the page itself is the first. */
function stepOf(state: unknown): number {
  const step: unknown = typeof state === 'object' && state ? Reflect.get(state, 'step') : undefined;
  return typeof step === 'number' ? step : 0;
}

/**
 * Which step shows. Each step is an entry of the browser's history, so that its back and forward go from step to step.
 * A step that was not reached cannot show; how far one came is kept with what was entered.
 */
export function useStep(count: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState(0);
  const step = Math.min(stepOf(location.state), reached, count - 1);
  const goTo = (next: number) => {
    setReached((before) => Math.max(before, next));
    void navigate(
      { pathname: location.pathname, search: location.search },
      { state: { step: next } },
    );
  };
  /** Shows a step that was reached before this page was loaded, unless its entry of the history says another. */
  const resume = (upTo: number) => {
    setReached((before) => Math.max(before, upTo));
    if (stepOf(location.state) > 0 || upTo === 0) return;
    const { pathname, search } = location;
    void navigate({ pathname, search }, { state: { step: upTo }, replace: true });
  };
  return { step, reached, goTo, resume };
}
