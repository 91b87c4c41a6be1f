import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useFollowedLinks } from './use-followed-links.ts';

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
