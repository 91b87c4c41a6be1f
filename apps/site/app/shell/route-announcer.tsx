import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * The path of the page that is shown, in the browser alone. The document has one, while this component is taken away and
 * made anew between a page and the view of an error.
 */
let shownPath: string | undefined;

/**
 * Does on a navigation what a browser does when it loads a document: moves the focus to the new page and has its title
 * read out. A change of the query alone is no new page. On the way back the focus goes to the link by which the page was
 * left.
 */
export function RouteAnnouncer({ mainId }: { readonly mainId: string }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const linkOf = useFollowedLinks();
  const [title, setTitle] = useState('');

  useEffect(() => {
    const isOpened = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (isOpened) return;
    setTitle(document.title);
    const main = document.getElementById(mainId);
    if (!main || hash !== '') return;
    const left = type === 'POP' ? linkOf(key, main) : null;
    (left ?? main).focus({ preventScroll: true });
  }, [pathname, hash, mainId, key, type, linkOf]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

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
function useFollowedLinks(): (key: string, within: Element) => HTMLElement | null {
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
