import { useSite } from '../site-profile/site-profile.ts';
import styles from './missing-content.module.css';

/**
 * Stands where a section has no content: nothing in production, on staging and local origins a notice for staff.
 * Source: GEN-10, GEN-11, ERR-10, decision 1.
 */
export function MissingContent(props: {
  readonly section: string;
  /** What exactly is missing, where the section's name does not say it. */
  readonly reason?: string;
}) {
  const { section, reason } = props;
  if (!useSite().staging) return null;
  return (
    <div className={styles.notice}>
      {/* One text, which reads the same in the page's source. */}
      <p className={styles.heading}>{`Missing Content for ${section}`}</p>
      {reason && <p>{reason}</p>}
      <p>Please upload content for this section on the Hub</p>
    </div>
  );
}

/**
 * Whether staff have written nothing of a page's content, whatever its kind. Only then may a page show what the catalogue
 * alone knows: a section that they have left out of a page of theirs stays away (GEN-10).
 */
export function isUnwritten(page: object): boolean {
  return Object.entries(page).every(
    ([name, value]) => name === 'consumer_display_option' || isEmpty(value),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
