import { LOADING_SCREEN_DELAY_MS } from '@selvedge/contract/limits';
import { registerUrl } from '@selvedge/contract/urls';
import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { enterDesignArea, isDesignArea, leaveDesignArea } from '../data/filter-session.ts';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { useBarePage } from './bare-page.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import type { Highlights } from './header/header-links.tsx';
import { SiteHeader } from './header/site-header.tsx';
import type { NavigationSection } from './navigation/navigation-link.ts';
import { useNavigationSections } from './navigation/navigation-sections.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouterLinks } from './router-anchor.tsx';
import { HouseLogo } from './site-profile/house-logo.tsx';
import type { SiteProfile } from './site-profile/site-profile.ts';
import styles from './site-shell.module.css';

const MAIN_ID = 'main';

/** What the catalogue and the content put into header and footer; the same elements at every render. */
interface Slots {
  readonly search: ReactNode;
  readonly newsletter: ReactNode;
  readonly highlights: Highlights;
}

/** What stands around every page: skip link, header, main, footer. A page in a frame, or one without a profile, has none. [GEN-07] */
export function SiteShell(
  props: Slots & {
    readonly profile: SiteProfile | undefined;
    readonly children: ReactNode;
  },
) {
  const { profile, children, ...slots } = props;
  const bare = useBarePage();
  useDesignArea();
  const main = (
    <main id={MAIN_ID} tabIndex={-1} aria-label={bare?.mainLabel} className={styles.main}>
      <PagePart name="page">{children}</PagePart>
    </main>
  );
  return (
    <RouterLinks>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        Skip to the content
      </a>
      {profile?.preview && <PreviewBar />}
      {profile && !bare ? (
        <Framed profile={profile} {...slots}>
          {main}
        </Framed>
      ) : (
        main
      )}
      <RouteAnnouncer mainId={MAIN_ID} />
    </RouterLinks>
  );
}

/** The registration stands without header and footer. Addresses are matched as the router does. [GEN-07] [ROUTE-03] */
const standsAlone = (pathname: string): boolean =>
  pathname.toLowerCase().replace(/\/$/u, '') === registerUrl();

interface FrameProps extends Slots {
  readonly profile: SiteProfile;
  readonly children: ReactNode;
}

function Framed(props: FrameProps) {
  const { profile, children } = props;
  const { pathname } = useLocation();
  return (
    <>
      {standsAlone(pathname) ? children : <Chrome {...props} />}
      <LoadingScreen profile={profile} />
    </>
  );
}

function Chrome({ profile, children, search, newsletter, highlights }: FrameProps) {
  const sections = useNavigationSections(profile);
  return (
    <>
      <PagePart name="header">
        <Header profile={profile} sections={sections} slot={search} highlights={highlights} />
      </PagePart>
      {children}
      <PagePart name="footer">
        <Footer profile={profile} sections={sections} slot={newsletter} />
      </PagePart>
    </>
  );
}

interface EdgeProps {
  readonly profile: SiteProfile;
  readonly sections: readonly NavigationSection[];
  readonly slot: ReactNode;
}

// A choice of the filter changes the address: what stands around the page has no part in it.
const Header = memo(function Header(props: EdgeProps & Pick<Slots, 'highlights'>) {
  const { profile, sections, slot, highlights } = props;
  return (
    <SiteHeader
      supplierName={profile.supplier_name}
      logo={profile.logo}
      tradeSite={profile.tradeSite}
      sections={sections}
      search={slot}
      highlights={highlights}
    />
  );
});

const Footer = memo(function Footer({ profile, sections, slot }: EdgeProps) {
  return <SiteFooter profile={profile} sections={sections} newsletter={slot} />;
});

/**
 * A part of the page that hydrates apart from the others, in tasks of its own: all at once would hold up a phone for too
 * long. It comes whole from the server, so nothing is shown in its place.
 *
 * @param props.name what the document's element says once it reacts to its visitor: `data-hydrated-header`
 */
function PagePart(props: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Suspense>
      {props.children}
      <Hydrated name={props.name} />
    </Suspense>
  );
}

function Hydrated({ name }: { readonly name: string }) {
  useEffect(() => document.documentElement.setAttribute(`data-hydrated-${name}`, ''), [name]);
  return null;
}

/**
 * Logo and spinner, over a navigation to another page that takes longer than 400 ms. A page that is there is never
 * covered: neither on first load, which the server has rendered, nor while a query changes. [GEN-05] Source: decision 26.
 */
function LoadingScreen({ profile }: { readonly profile: SiteProfile }) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const leaving = navigation.state !== 'idle' && navigation.location.pathname !== pathname;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLate(true), LOADING_SCREEN_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [leaving]);

  if (!(leaving && late)) return null;
  return (
    <div className={styles.screen}>
      <span className={styles.logo}>
        <HouseLogo name={profile.supplier_name} src={profile.logo} />
      </span>
      <Spinner label="Loading" />
    </div>
  );
}

/**
 * Says of a page that it is not what visitors see: it holds content that is not published yet. It stays in view, on the
 * pages that are opened from it too, which share what this visit has loaded.
 */
function PreviewBar() {
  const { pathname } = useLocation();
  return (
    <aside className={styles.bar} aria-label="Preview">
      <p className={styles.text}>
        <strong>Preview.</strong> Not everything shown here is published.
      </p>
      <a className={styles.link} href={pathname} target="_top">
        See the live page
      </a>
    </aside>
  );
}

/**
 * Clears what the filter has kept for the session once the visitor leaves the design area: to whatever page, from
 * whichever of its pages, and by a document that is loaded anew as well. Source: PROD-13.
 */
function useDesignArea(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const note = isDesignArea(pathname) ? enterDesignArea : leaveDesignArea;
    note(window.sessionStorage);
  }, [pathname]);
}
