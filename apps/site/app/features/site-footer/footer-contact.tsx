import type { SiteProfile } from '../../site-profile.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './site-footer.module.css';

const telephoneUrl = (number: string): string => `tel:${number.replace(/[^\d+]/gu, '')}`;

/** How to reach the supplier. Its entries open in a new tab. [FOOT-04] [FOOT-05] */
export function FooterContact({ profile }: { readonly profile: SiteProfile }) {
  const { telephone, support_telephone, info_email } = profile;
  const entries = [
    { label: telephone, text: telephone, href: telephoneUrl(telephone) },
    {
      label: support_telephone,
      text: `Support ${support_telephone}`,
      href: telephoneUrl(support_telephone),
    },
    { label: info_email, text: info_email, href: `mailto:${info_email}` },
  ].filter(({ label }) => label !== '');
  if (entries.length === 0) return null;
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>Contact</h2>
      <ul>
        {entries.map(({ text, href }) => (
          <li key={text}>
            <Anchor href={href} newTab className={styles.link}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
