import { homeUrl } from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import type { NavigationSection } from '../navigation/navigation-link.ts';
import { HouseLogo } from '../site-profile/house-logo.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { type Highlights, TradeLogin } from './header-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';

/** Of an element without contents, since some browsers paint once a tag begins and others once it ends. */
const END_ID = 'site-header-end';

/** Logo, categories, search and Trade Login; on phones a menu in place of the categories. [HEAD-01] [HEAD-02] [HEAD-05] */
export function SiteHeader(props: {
  readonly supplierName: string;
  /** Address of the logo's picture; empty: the name in letters. */
  readonly logo: string;
  /** Address of the trade site; empty: there is none. */
  readonly tradeSite: string;
  readonly sections: readonly NavigationSection[];
  /** The button that opens the search. */
  readonly search: ReactNode;
  readonly highlights: Highlights;
}) {
  const { supplierName, logo, tradeSite, sections, search, highlights } = props;
  return (
    <>
      {/* Painted while it is read, it would move what is centred with each category that comes. */}
      <link rel="expect" href={`#${END_ID}`} blocking="render" />
      <header className={styles.header}>
        <Anchor href={homeUrl()} className={styles.logo}>
          <HouseLogo name={supplierName} src={logo} />
        </Anchor>
        <div className={styles.categories}>
          <DesktopNavigation sections={sections} highlights={highlights} />
        </div>
        <div className={styles.tools}>
          {search}
          <div className={styles.trade}>
            <TradeLogin address={tradeSite} />
          </div>
          <div className={styles.menu}>
            <MobileMenu
              supplierName={supplierName}
              tradeSite={tradeSite}
              sections={sections}
              highlights={highlights}
            />
          </div>
        </div>
      </header>
      <span id={END_ID} hidden />
    </>
  );
}
