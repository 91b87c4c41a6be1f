import { homeUrl } from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { SERVICE_LINKS } from '../../navigation/company-links.ts';
import type { NavigationSection } from '../../navigation/navigation-link.ts';
import type { SiteProfile } from '../../site-profile.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { contactLinks } from './contact-links.ts';
import { FooterColumn } from './footer-column.tsx';
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
      <div className={styles.ground}>
        <Anchor href={homeUrl()} className={styles.logo}>
          {profile.supplier_name}
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
