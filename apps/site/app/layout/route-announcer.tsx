import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useFollowedLinks } from './use-followed-links.ts';

/**
 * Does on a navigation what a browser does when it loads a document: moves the focus to the new page and has its title
 * read out. A change of the query alone is no new page. On the way back the focus goes to the link by which the page was
 * left.
 */
export function RouteAnnouncer({ mainId }: { readonly mainId: string }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const linkOf = useFollowedLinks();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
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
