import { useEffect, useState } from 'react';

/** Pause in typing after which a text is searched for, in milliseconds. */
const SETTLE_MS = 120;

/** The text as it was when the typing last paused; emptiness counts at once. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text.trim() === '' ? '' : settled;
}
