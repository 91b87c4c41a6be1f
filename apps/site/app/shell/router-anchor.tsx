import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPath, Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { type AnchorProps, AnchorProvider, staysHere } from '../ui/anchor.tsx';
import styles from './site-shell.module.css';

/** What links tell of themselves; the same functions at every render, for every link hears of them. */
interface Following {
  /** A link is being followed. */
  readonly onFollow: (href: string) => void;
  /** A link cannot be followed. */
  readonly onOffline: () => void;
}

const FollowingLinks = createContext<Following>({
  onFollow: () => undefined,
  onOffline: () => undefined,
});

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
  const { onFollow, onOffline } = use(FollowingLinks);
  async function follow(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const { pathname } = event.currentTarget;
    onClick?.(event);
    if (event.defaultPrevented || pathname === window.location.pathname) return;
    if (staysHere(event)) onFollow(href);
    if (navigator.onLine) return;
    event.preventDefault();
    if (await isReached()) await navigate(href);
    else onOffline();
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
  const onFollow = useLoadWhatIsAsked();
  const following = useMemo(() => ({ onFollow, onOffline: () => setOffline(true) }), [onFollow]);
  return (
    <FollowingLinks value={following}>
      <AnchorProvider anchor={RouterAnchor}>{children}</AnchorProvider>
      {isOffline && (
        <p role="alert" className={styles.offline}>
          You are offline. This page stays; follow the link again once you are back.
        </p>
      )}
    </FollowingLinks>
  );
}

/**
 * Where a part of the next page's script cannot be fetched, the router loads the document again that is shown, and what
 * the visitor asked for is lost. The document that was asked for is loaded in its place: the server renders it whole. A
 * browser without the Navigation API shows the old page again. Source: decision 26.
 *
 * @returns notes the address of a link as it is followed: the router tells of it a moment later
 */
function useLoadWhatIsAsked(): (href: string) => void {
  const asked = useRef<string>(null);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is there, while a query may change meanwhile
  useEffect(() => {
    asked.current = null;
  }, [pathname]);
  useEffect(() => {
    if (next && next.pathname !== window.location.pathname) asked.current = createPath(next);
  }, [next]);
  useEffect(() => {
    if (!('navigation' in window)) return;
    const load = (event: NavigateEvent) => {
      const { navigationType, userInitiated, cancelable } = event;
      const href = asked.current;
      if (navigationType !== 'reload' || userInitiated || !cancelable || href === null) return;
      event.preventDefault();
      setTimeout(() => window.location.assign(href)); // within the event the browser may drop it with the reload
    };
    window.navigation.addEventListener('navigate', load);
    return () => window.navigation.removeEventListener('navigate', load);
  }, []);
  return useCallback((href) => {
    asked.current = href;
  }, []);
}
