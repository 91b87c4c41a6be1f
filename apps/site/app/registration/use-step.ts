import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What an entry of the history says of the wizard. */
function entryOf(state: unknown): {
  readonly step: number;
  readonly sentAs: string | undefined;
} {
  const of = (name: string): unknown =>
    typeof state === 'object' && state ? Reflect.get(state, name) : undefined;
  const [step, sentAs] = [of('step'), of('sentAs')];
  return {
    step: typeof step === 'number' ? step : 0,
    sentAs: typeof sentAs === 'string' ? sentAs : undefined,
  };
}

/**
 * Whether somebody asked for the page itself, and did not load it once more or come back to it: browsers keep the entry
 * of the history for who asks for the address that is open already.
 */
function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  return opening instanceof PerformanceNavigationTiming && opening.type === 'navigate';
}

/**
 * Which step shows. Each step is an entry of the browser's history, so that its back and forward go from step to step.
 * A step that was not reached cannot show; how far one came is kept with what was entered.
 */
export function useStep(count: number) {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const [reached, setReached] = useState(0);
  const [foundEntry, setFoundEntry] = useState(entryOf(undefined));
  // The server knows nothing of the history, so its page is shown first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry with which the page was loaded, and no later one
  useEffect(() => {
    const entry = entryOf(location.state);
    if (entry.sentAs === undefined || !isOpenedAnew()) setFoundEntry(entry);
    else void navigate({ pathname, search }, { replace: true });
  }, []);
  const step = Math.min(entryOf(location.state).step, reached, count - 1);
  const goTo = (next: number) => {
    setReached((before) => Math.max(before, next));
    void navigate({ pathname, search }, { state: { step: next } });
  };
  /** Shows the first step in place of one that may not be reached any more. */
  const goBackToFirst = () =>
    void navigate({ pathname, search }, { state: { step: 0 }, replace: true });
  /** Shows a step that was reached before this page was loaded, unless its entry of the history says another. */
  const resume = (upTo: number) => {
    setReached((before) => Math.max(before, upTo));
    if (entryOf(location.state).step > 0 || upTo === 0) return;
    void navigate({ pathname, search }, { state: { step: upTo }, replace: true });
  };
  /** Notes that the application is sent, for who loads this page once more. */
  const noteSent = (reference: string) =>
    void navigate({ pathname, search }, { state: { step, sentAs: reference }, replace: true });
  return {
    step,
    reached,
    goTo,
    goBackToFirst,
    resume,
    noteSent,
    /** The reference of the application that was sent from here, where the page has been loaded once more since. */
    sentAs: foundEntry.sentAs,
    /** Whether steps that were reached before this page was loaded cannot be shown. */
    isBehind: foundEntry.step > reached,
  };
}

/**
 * Moves the focus to the heading whenever another step shows; the page's first is left alone, and so is one whose
 * summary of errors takes the focus.
 */
export function useFocusOnStep(step: number, isSentBack: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isSentBack) heading.current?.focus({ preventScroll: true });
  }, [step, isSentBack]);
  return heading;
}
