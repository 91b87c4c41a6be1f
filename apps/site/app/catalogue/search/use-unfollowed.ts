import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the site counts searches whose results were left alone. */
const UNFOLLOWED_SEARCHES_PATH = '/unfollowed-searches';

/**
 * Counts a search whose results were shown and left alone: when the part that shows them goes, or the page does. It is
 * told by its text, and nothing is told about the visitor; a failure is dropped in silence.
 *
 * @param shown the text whose results are in view; null while there are none
 * @param results whatever link is followed in here, in a tab of its own or not, is something of them
 * @returns to be called where something of them is followed by other means
 */
export function useUnfollowed(
  shown: string | null,
  results: RefObject<HTMLElement | null>,
): () => void {
  const left = useRef(shown);
  const isSettled = useRef(false);
  useLayoutEffect(() => {
    left.current = shown;
  });
  useEffect(() => {
    const area = results.current;
    const settle = () => {
      isSettled.current = true;
    };
    const noteLink = ({ target }: Event) =>
      target instanceof Element && target.closest('a') && settle();
    const tell = () => {
      if (left.current !== null && !isSettled.current) countUnfollowed(left.current);
      settle();
    };
    isSettled.current = false;
    for (const name of ['click', 'auxclick']) area?.addEventListener(name, noteLink);
    window.addEventListener('pagehide', tell);
    return () => {
      for (const name of ['click', 'auxclick']) area?.removeEventListener(name, noteLink);
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [results]);
  return () => {
    isSettled.current = true;
  };
}

function countUnfollowed(text: string): void {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: text.trim() });
  // It outlives a page that is left at once.
  fetch(UNFOLLOWED_SEARCHES_PATH, { method: 'POST', keepalive: true, headers, body }).catch(
    () => undefined,
  );
}
