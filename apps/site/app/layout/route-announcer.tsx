import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * Does on a navigation what a browser does when it loads a document: moves the focus to the new page and has its title
 * read out. A change of the query alone is no new page.
 */
export function RouteAnnouncer({ mainId }: { readonly mainId: string }) {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    if (hash === '') document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
