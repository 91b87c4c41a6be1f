import type { SiteSettings } from '@selvedge/contract/site-settings';
import { Section } from '../../ui/section/section.tsx';
import { internshipSubject, mailUrl } from './mailboxes.ts';
import styles from './send-cv.module.css';

/** Where CVs go, by region, and how to apply for an internship there. Source: CAREER-05, CAREER-06. */
export function SendCv({ mailboxes }: { readonly mailboxes: SiteSettings['careers_mailboxes'] }) {
  if (mailboxes.length === 0) return null;
  return (
    <Section heading="Send us your CV">
      <ul className={styles.mailboxes}>
        {mailboxes.map(({ email, regions }) => (
          <li key={email} className={styles.mailbox}>
            <h3 className={styles.regions}>{regions.join(', ')}</h3>
            <a href={`mailto:${email}`} className={styles.link}>
              {email}
            </a>
            <p className={styles.hint}>Internships, by region:</p>
            <ul className={styles.internships}>
              {regions.map((region) => (
                <li key={region}>
                  <a
                    href={mailUrl(email, internshipSubject(region))}
                    className={styles.link}
                    aria-label={`Apply for an internship in ${region}`}
                  >
                    {region}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
