import { mailUrl } from '@selvedge/contract/email';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { homeUrl, storeLocatorUrl } from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import {
  type NavigationLink,
  type NavigationSection,
  SERVICE_LINKS,
  SITE_LINKS_ID,
} from '../navigation/navigation-link.ts';
import { HouseLogo } from '../site-profile/house-logo.tsx';
import type { SiteProfile } from '../site-profile/site-profile.ts';
import styles from './site-footer.module.css';

/** The foot of every page: newsletter, columns of links, copyright, social networks. [FOOT-01] [FOOT-06] [FOOT-07] [FOOT-08] */
export function SiteFooter(props: {
  readonly profile: SiteProfile;
  readonly sections: readonly NavigationSection[];
  /** The sign-up, which stands above the rest. */
  readonly newsletter: ReactNode;
}) {
  const { profile, sections, newsletter } = props;
  return (
    <footer className={styles.footer}>
      {newsletter}
      <div id={SITE_LINKS_ID} className={styles.ground}>
        <Anchor href={homeUrl()} className={styles.logo}>
          <HouseLogo name={profile.supplier_name} src={profile.logo_on_dark} />
        </Anchor>
        <div className={styles.columns}>
          <nav aria-label="Footer" className={styles.navigation}>
            {sections.map(({ label, target, links }) => (
              <FooterColumn key={label} heading={label} target={target} links={links} />
            ))}
          </nav>
          <FooterColumn heading="Contact" links={contactLinks(profile)} />
        </div>
        <div className={styles.base}>
          <p>
            © {profile.year} {profile.supplier_name}
          </p>
          <ul aria-label="Services" className={styles.row}>
            {SERVICE_LINKS.map(({ label, href }) => (
              <li key={label}>
                <Anchor href={href} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          {profile.socials.length > 0 && (
            <ul aria-label="Social networks" className={styles.row}>
              {profile.socials.map(({ name, url }) => (
                <li key={name}>
                  <Anchor href={url} newTab className={styles.link}>
                    {name}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

const telephoneUrl = (number: string): string => `tel:${number.replace(/[^\d+]/gu, '')}`;

/** How to reach the supplier; what the settings leave empty is left out. All open a new tab. [FOOT-04] [FOOT-05] */
export function contactLinks(
  settings: Pick<SiteSettings, 'telephone' | 'support_telephone' | 'info_email'>,
): NavigationLink[] {
  const { telephone, support_telephone: support, info_email: email } = settings;
  return [
    ...(telephone ? [{ label: telephone, href: telephoneUrl(telephone), newTab: true }] : []),
    ...(support
      ? [{ label: `Support ${support}`, href: telephoneUrl(support), newTab: true }]
      : []),
    ...(email ? [{ label: email, href: mailUrl(email), newTab: true }] : []),
    { label: 'Store Locator', href: storeLocatorUrl(), newTab: true },
  ];
}

/** A heading, which may lead somewhere itself, and its links. [FOOT-01] [FOOT-02] [FOOT-03] [FOOT-09] [FOOT-12] */
function FooterColumn(props: {
  readonly heading: string;
  readonly target?: Omit<NavigationLink, 'label'> | null;
  readonly links: readonly NavigationLink[];
}) {
  const { heading, target, links } = props;
  return (
    <div>
      <h2 className={styles.heading}>
        {target ? (
          <Anchor {...target} className={styles.headingLink}>
            {heading}
          </Anchor>
        ) : (
          heading
        )}
      </h2>
      {links.length > 0 && (
        <ul>
          {links.map(({ label, href, newTab }) => (
            <li key={label}>
              <Anchor href={href} newTab={newTab} className={styles.link}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
