import { createContext, type MouseEvent, type ReactNode, use, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AnchorProps, AnchorProvider } from '../ui/anchor.tsx';
import styles from './site-shell.module.css';

/** Tells whether a link could not be followed; the same function at every render, for every link hears of it. */
const Offline = createContext<(isOffline: boolean) => void>(() => undefined);

/** Whether the site answers. A machine without a network may be the one that it runs on. */
const isReached = (): Promise<boolean> =>
  fetch('/site.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * How the site's parts link to its own pages: through the router, without loading a document. Without a network the router
 * would give the page up for the browser's own: it stays then, and says so.
 */
function RouterAnchor({ href, newTab: _, onClick, ...rest }: AnchorProps) {
  const navigate = useNavigate();
  const tellOffline = use(Offline);
  async function follow(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const { pathname } = event.currentTarget;
    onClick?.(event);
    if (navigator.onLine || event.defaultPrevented || pathname === window.location.pathname) return;
    event.preventDefault();
    if (await isReached()) await navigate(href);
    else tellOffline(true);
  }
  return <Link to={href} onClick={follow} {...rest} />;
}

/** Links of the site for all that it holds, and what is said where one cannot be followed. */
export function RouterLinks({ children }: { readonly children: ReactNode }) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const back = () => setOffline(false);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return (
    <Offline value={setOffline}>
      <AnchorProvider anchor={RouterAnchor}>{children}</AnchorProvider>
      {isOffline && (
        <p role="alert" className={styles.offline}>
          You are offline. This page stays; follow the link again once you are back.
        </p>
      )}
    </Offline>
  );
}
