import { homeUrl } from '@selvedge/contract/urls';
import type { NavigationSection } from '../../navigation/navigation-sections.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';
import { TradeLogin } from './trade-login.tsx';

/** Logo, categories and Trade Login; on phones a menu in their place. [HEAD-01] [HEAD-02] */
export function SiteHeader(props: {
  readonly supplierName: string;
  /** Address of the trade site; empty: there is none. */
  readonly tradeSite: string;
  readonly sections: readonly NavigationSection[];
}) {
  const { supplierName, tradeSite, sections } = props;
  return (
    <header className={styles.header}>
      <Anchor href={homeUrl()} className={styles.logo}>
        {supplierName}
      </Anchor>
      <div className={styles.desktop}>
        <DesktopNavigation sections={sections} />
        <TradeLogin address={tradeSite} />
      </div>
      <div className={styles.mobile}>
        <MobileMenu supplierName={supplierName} tradeSite={tradeSite} sections={sections} />
      </div>
    </header>
  );
}
