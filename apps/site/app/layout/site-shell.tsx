import { registerUrl } from '@selvedge/contract/urls';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { NewsletterSignUp } from '../features/newsletter/newsletter-sign-up.tsx';
import { SearchButton } from '../features/search-dialog/search-button.tsx';
import { SiteFooter } from '../features/site-footer/site-footer.tsx';
import { SiteHeader } from '../features/site-header/site-header.tsx';
import type { NavigationSection } from '../navigation/navigation-link.ts';
import { useNavigationSections } from '../navigation/use-navigation-sections.ts';
import type { SiteProfile } from '../site-profile.ts';
import { PagePart } from '../start/page-part.tsx';
import { AnchorProvider } from '../ui/anchor.tsx';
import { useBarePage } from './bare-page.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouterAnchor } from './router-anchor.tsx';
import styles from './site-shell.module.css';
import { useColourSearch } from './use-colour-search.tsx';
import { useContextMenuOff } from './use-context-menu-off.ts';
import { useDesignArea } from './use-design-area.ts';

const MAIN_ID = 'main';

/** What stands around every page: skip link, header, main, footer. A bare page, or one without a profile, has none. [GEN-07] */
export function SiteShell(props: {
  readonly profile: SiteProfile | undefined;
  readonly children: ReactNode;
}) {
  const { profile, children } = props;
  const bare = useBarePage();
  useContextMenuOff(profile?.context_menu_disabled ?? false);
  useDesignArea();
  const main = (
    <main id={MAIN_ID} tabIndex={-1} aria-label={bare?.mainLabel} className={styles.main}>
      <PagePart>{children}</PagePart>
    </main>
  );
  return (
    <AnchorProvider anchor={RouterAnchor}>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        Skip to the content
      </a>
      {profile?.preview && <PreviewBar />}
      {profile && !bare ? <Framed profile={profile}>{main}</Framed> : main}
      <RouteAnnouncer mainId={MAIN_ID} />
    </AnchorProvider>
  );
}

/** The registration stands without header and footer. Addresses are matched as the router does. [GEN-07] [ROUTE-03] */
const standsAlone = (pathname: string): boolean =>
  pathname.toLowerCase().replace(/\/+$/u, '') === registerUrl();

function Framed(props: { readonly profile: SiteProfile; readonly children: ReactNode }) {
  const { profile, children } = props;
  const { pathname } = useLocation();
  useContextMenuOff(profile.context_menu_disabled);
  return (
    <>
      {standsAlone(pathname) ? children : <Chrome profile={profile}>{children}</Chrome>}
      <LoadingScreen supplierName={profile.supplier_name} />
    </>
  );
}

function Chrome(props: { readonly profile: SiteProfile; readonly children: ReactNode }) {
  const { profile, children } = props;
  const sections = useNavigationSections(profile);
  return (
    <>
      <PagePart>
        <Header profile={profile} sections={sections} />
      </PagePart>
      {children}
      <PagePart>
        <Footer profile={profile} sections={sections} />
      </PagePart>
    </>
  );
}

interface EdgeProps {
  readonly profile: SiteProfile;
  readonly sections: readonly NavigationSection[];
}

// A choice of the filter changes the address: what stands around the page has no part in it.
const Header = memo(function Header({ profile, sections }: EdgeProps) {
  const byColour = useColourSearch();
  return (
    <SiteHeader
      supplierName={profile.supplier_name}
      tradeSite={profile.tradeSite}
      sections={sections}
      search={<SearchButton byColour={byColour} />}
    />
  );
});

const Footer = memo(function Footer({ profile, sections }: EdgeProps) {
  return <SiteFooter profile={profile} sections={sections} newsletter={<NewsletterSignUp />} />;
});
