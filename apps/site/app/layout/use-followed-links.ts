import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Entries of the history whose links are remembered; nobody goes back further in one visit. */
const MOST_ENTRIES = 100;

/** The address of the link by which an entry was left, by its key; in the browser alone, for the whole of a visit. */
const followed = new Map<string, string>();

/**
 * Remembers, for each entry of the history, the link by which it was left, so that going back can give it the focus
 * again.
 *
 * @returns finds the link of an entry among those of an element; null where there is none, or none any more
 */
export function useFollowedLinks(): (key: string, within: Element) => HTMLElement | null {
  const { key } = useLocation();

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!link) return;
      followed.delete(key);
      followed.set(key, link.getAttribute('href') ?? '');
      const [oldest] = followed.keys();
      if (followed.size > MOST_ENTRIES && oldest !== undefined) followed.delete(oldest);
    };
    // Before the router takes the page away.
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key]);

  return (entry, within) => {
    const href = followed.get(entry);
    if (href === undefined) return null;
    const links = within.querySelectorAll<HTMLElement>('a[href]');
    return [...links].find((link) => link.getAttribute('href') === href) ?? null;
  };
}
