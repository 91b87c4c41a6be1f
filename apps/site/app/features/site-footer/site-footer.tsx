import { homeUrl } from '@selvedge/contract/urls';
import type { NavigationSection } from '../../navigation/navigation-sections.ts';
import type { SiteProfile } from '../../site-profile.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { FooterColumn } from './footer-column.tsx';
import { FooterContact } from './footer-contact.tsx';
import styles from './site-footer.module.css';

/** The foot of every page: categories, contact, social networks, copyright. [FOOT-06] [FOOT-07] [FOOT-08] */
export function SiteFooter(props: {
  readonly profile: SiteProfile;
  readonly sections: readonly NavigationSection[];
}) {
  const { profile, sections } = props;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Anchor href={homeUrl()} className={styles.logo}>
          {profile.supplier_name}
        </Anchor>
        <nav aria-label="Footer" className={styles.navigation}>
          {sections.map((section) => (
            <FooterColumn key={section.label} section={section} />
          ))}
        </nav>
        <FooterContact profile={profile} />
      </div>
      <div className={styles.base}>
        <p>
          © {profile.year} {profile.supplier_name}
        </p>
        {profile.socials.length > 0 && (
          <ul aria-label="Social networks" className={styles.socials}>
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
    </footer>
  );
}
